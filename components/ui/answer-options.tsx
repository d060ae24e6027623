import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AnswerKeys } from "./answer-keys.client";

export interface AnswerOption {
  readonly id: string;
  readonly text: string;
}

interface AnswerOptionsProps {
  readonly format: "choose-one" | "choose-all";
  /** Name of the inputs in the form data; also the id of the fieldset, so it has to be the only one on the page. */
  readonly name: string;
  /** The question put to the umpire: "What is your call?" */
  readonly legend: ReactNode;
  /** At most five; the place gives the letter, A to E. */
  readonly options: readonly AnswerOption[];
  /** Ids chosen. With `onChoose` the caller keeps the choice; without it the form does, and this is where it starts. */
  readonly chosen?: readonly string[];
  readonly onChoose?: (chosen: readonly string[]) => void;
  readonly disabled?: boolean;
  /** Id of a text that belongs to the whole, such as what is wrong with the answer. */
  readonly describedBy?: string;
}

const LETTERS = "ABCDE";

/** The letter of the nth option, "A" for 0: also the key that chooses it. */
export function letterOf(index: number): string {
  return LETTERS[index] ?? "";
}

/**
 * Full-width rows around the browser's own radios or checkboxes: a plain form without JavaScript, "checked" for a screen
 * reader, arrow keys between radios. The letter is a key as well.
 */
export function AnswerOptions(props: AnswerOptionsProps) {
  const { format, name, legend, options, chosen = [], onChoose, disabled = false, describedBy } = props;
  const t = useTranslations("common.answers");
  const one = format === "choose-one";
  const choose = (id: string, on: boolean) => {
    const others = chosen.filter((known) => known !== id);
    onChoose?.(
      one ? [id] : on ? options.map((o) => o.id).filter((known) => known === id || others.includes(known)) : others,
    );
  };
  return (
    <fieldset
      id={name}
      disabled={disabled}
      aria-describedby={[`${name}-how`, describedBy].filter(Boolean).join(" ")}
      className="min-w-0"
    >
      <legend className="mb-1 font-semibold">{legend}</legend>
      <p id={`${name}-how`} className="mb-2.5 text-[0.92rem] text-soft">
        {t(one ? "one" : "all")} <span className="hidden pointer-fine:inline">{t("keys")}</span>
      </p>
      {options.map((option, index) => (
        <AnswerRow
          key={option.id}
          type={one ? "radio" : "checkbox"}
          name={name}
          option={option}
          letter={letterOf(index)}
          {...(onChoose
            ? { checked: chosen.includes(option.id), onChange: (on: boolean) => choose(option.id, on) }
            : { defaultChecked: chosen.includes(option.id) })}
        />
      ))}
      <AnswerKeys within={name} />
    </fieldset>
  );
}

interface RowProps {
  readonly type: "radio" | "checkbox";
  readonly name: string;
  readonly option: AnswerOption;
  readonly letter: string;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onChange?: (on: boolean) => void;
}

function AnswerRow({ type, name, option, letter, checked, defaultChecked, onChange }: RowProps) {
  return (
    <label className="answer-row group relative mb-2 grid min-h-13 grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 rounded-lg border-[1.5px] border-rule bg-card px-4 py-3 leading-[1.35] hover:border-green has-checked:border-green has-checked:shadow-[inset_0_0_0_1px_var(--green)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green has-disabled:hover:border-rule">
      <input
        type={type}
        name={name}
        value={option.id}
        checked={checked}
        defaultChecked={defaultChecked}
        onChange={onChange && ((event) => onChange(event.target.checked))}
        data-letter={letter.toLowerCase()}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-lg outline-none"
      />
      <LetterMark letter={letter} square={type === "checkbox"} />
      <span>{option.text}</span>
    </label>
  );
}

/** The letter in a ring (choose one) or a square (choose all); filled and ticked when chosen. */
function LetterMark({ letter, square }: { letter: string; square: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid size-7 place-items-center border-[1.5px] border-edge text-[0.85rem] font-semibold text-soft group-has-checked:border-green group-has-checked:bg-green group-has-checked:text-on-green ${square ? "rounded-sm" : "rounded-full"}`}
    >
      {letter}
    </span>
  );
}
