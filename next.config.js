import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./i18n/request.ts");

/** The content security policy carries a nonce, so it is set at every request, in proxy.ts. */
const HEADERS = [
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
];

/** @type {import("next").NextConfig} */
const config = {
  serverExternalPackages: ["better-sqlite3", "@node-rs/argon2"],
  poweredByHeader: false,
  // The title is in the head from the first byte, for every browser: streamed after the page it would be missing without
  // scripts, and for a moment at every change of page.
  htmlLimitedBots: /.*/,
  // A fault in a test does not stop the product from being built; `npm test` checks the types of everything.
  typescript: { tsconfigPath: "tsconfig.build.json" },
  // A lock file in a folder above must not make Next take that folder for ours.
  turbopack: { root: import.meta.dirname },
  headers: async () => [{ source: "/:path*", headers: HEADERS }],
};

export default withNextIntl(config);
