// A table with all there is: whoever adds a panel adds it to this list.
import { challenge } from "./challenge.ts";
import { compare } from "./compare.ts";
import { edit } from "./edit.ts";
import { inquire } from "./inquire.ts";
import { makeQuestion } from "./make_question.ts";
import { suggest } from "./suggest.ts";
import { content, PANELS, tableOf } from "./table.ts";

/** In which order they draw and are asked. */
const STUDY = [...PANELS, challenge, inquire, suggest, edit, compare, makeQuestion];

export default tableOf(() => ({ panels: STUDY, content }));
