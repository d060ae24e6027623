/** Who is in the association of the demonstration. All of them are made up. */
import type { Locale } from "../../lib/locale";
import type { Level, Role } from "../../lib/role";

/** How well a person knows the rules: on the scale of the difficulties, 0 is one question in two. */
export const SKILL = { strong: 4.6, able: 3.4, middling: 2.2, learning: 1.7, weak: 1.1 } as const;
export type Skill = keyof typeof SKILL;

/** `sits`: how far the person is. `later`: has not begun. `now`: sits at this moment. `lost`: let the clock run out. */
export type Plan = "sits" | "later" | "now" | "lost";

export interface Candidate {
  readonly name: string;
  readonly level: Level;
  readonly locale: Locale;
  readonly skill: Skill;
  readonly plan: Plan;
}

/** name | level | language | skill | plan, where it is not "sits" */
const LIST = `
Lucía Álvarez Ruiz|C2|en|learning
Siobhán O'Brien|P3|en|strong
José Ñandú|C1|es|able
Łukasz Łoś|CU|en|able
Zoë Ahlström|C3|en|strong
Tommaso Bianchi|C1|it|middling
Ellen Dawson|P3|en|strong
Joaquín Estrada|C3|es|able
Marc Fontaine|C2|en|able|later
James Carver|CU|en|weak|now
María de los Ángeles Guadalupe Fernández de Córdoba y Álvarez de Toledo-Anchorena|C4|es|strong
Rajveer Singh Rathore|P4|en|strong
Nguyễn Thị Hạnh|CU|en|middling
Đorđe Petrović|C1|en|able
Åsa Björklund|C2|en|strong
Ngozi Okonkwo-Adeyemi|C1|en|able
Benedetta D'Angelo|C2|it|strong
Facundo Quiroga Paz|C4|es|strong
李明|CU|en|middling
Rory MacGillivray|C1|en|weak
Giulia Mastrantonio|C3|it|able
Agustín Pereyra Iraola|C2|es|able
Chloé Lefèvre|C1|en|middling
Nicolás Etcheverry|C3|es|strong
Faisal Al-Harthy|P3|en|able
Maximilian von Hohenberg|C1|en|able
Ana Sofía Zubizarreta|CU|es|weak
Henrique Gonçalves|C2|en|strong
Tālis Bērziņš|CU|en|middling|later
Catalina Muñoz Errázuriz|C1|es|able
Jean-Baptiste N'Guessan|CU|en|able
Pia Schönfeld|C2|en|strong
Bautista Lagos|C3|es|strong
Aoife Ní Bhriain|C1|en|middling
Edoardo Cavalcanti|C1|it|able
Thandiwe Mkhize|C2|en|strong
Mateo Iturralde|C2|es|middling|lost
Camilla Ferrero|CU|it|weak
Owen Pritchard|C4|en|strong
Ximena Cárdenas|C1|es|able
Peder Østergård|C1|en|able|later
Valentina Rossi|C2|it|strong
Hamish Urquhart|C3|en|able
Inés Goyeneche|CU|es|middling|later
Santiago Menéndez Behety|P4|es|strong
Priya Venkataraman|C1|en|able|later
Lorenzo Dell'Acqua|CU|it|middling|later
Dylan Whitehorse|C1|en|able|later
Renata Figueiredo|CU|en|weak|later
Martín Achával|C2|es|able|later
Sebastian Krüger|C1|en|middling|later
Imogen Fairweather|CU|en|able|now
Gonzalo Uriburu|C3|es|strong|later
Francesca Lo Presti|C1|it|able|later
Alejandra Solórzano|C1|es|middling|later
Kwame Mensah|CU|en|able|later
Ignacio Bullrich|C2|es|strong|later
Zsófia Szűcs|CU|en|middling|later
Oisín Gallagher|C1|en|able|later
Beatrice Pallavicini|C2|it|middling|later
`;

export const CANDIDATES: readonly Candidate[] = LIST.trim()
  .split("\n")
  .map((line) => {
    const [name = "", level, locale, skill, plan = "sits"] = line.split("|");
    return { name, level: level as Level, locale: locale as Locale, skill: skill as Skill, plan: plan as Plan };
  });

/** Who runs the association, and sits nothing. */
export const OFFICE: readonly { readonly name: string; readonly roles: readonly Role[] }[] = [
  { name: "Ingrid Solberg", roles: ["staff"] },
  { name: "Tomás Iriarte", roles: ["admin", "staff"] },
];

export interface SignIn {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** One for each role. The two candidates are among the list; a certifier sits too. */
export const SIGN_INS: readonly SignIn[] = [
  { role: "candidate", name: "Lucía Álvarez Ruiz", email: "candidate@demo.example", password: "demo-candidate" },
  { role: "certifier", name: "Siobhán O'Brien", email: "certifier@demo.example", password: "demo-certifier" },
  { role: "staff", name: "Ingrid Solberg", email: "staff@demo.example", password: "demo-staff-desk" },
  { role: "admin", name: "Tomás Iriarte", email: "admin@demo.example", password: "demo-admin-desk" },
];
