import { notFound } from "next/navigation";

/** Every address under a language that no page answers to: 404, in that language. */
export default function UnknownPage() {
  notFound();
}
