import { useTranslations } from "next-intl";
import { TextLink } from "../ui/button";
import { PlayScene, type PlayView } from "../ui/play-scene";

interface PracticeQuestionProps {
  readonly practiceId: string;
  readonly view: PlayView;
  /** The topic's name. */
  readonly topic: string;
  /** Practice over all rules: the next question may be of any topic. */
  readonly all: boolean;
  readonly action: (data: FormData) => Promise<void>;
  readonly problem: boolean;
}

/** A practice question before its answer. */
export function PracticeQuestion({ practiceId, view, topic, all, action, problem }: PracticeQuestionProps) {
  const t = useTranslations("practice");
  return (
    <PlayScene
      view={view}
      kicker={t("kicker")}
      kickerNote={topic}
      action={action}
      hidden={{ practiceId, format: view.format, all: all ? "yes" : "no" }}
      submitText={t("answer")}
      more={<TextLink href="/practice">{t("back")}</TextLink>}
      problem={problem ? t(view.format === "number" ? "needNumber" : "needAnswer") : undefined}
    />
  );
}
