// A table with all there is: whoever adds a panel adds it to this list.
import { shownBy } from "../core/host.ts";
import { compare } from "./compare.ts";
import { edit } from "./edit.ts";
import { inquire } from "./inquire.ts";
import { suggest } from "./suggest.ts";
import { PANELS, Table } from "./table.ts";

/** In which order they draw and are asked. */
const STUDY = [...PANELS, inquire, suggest, edit, compare];

class Study extends Table {
  get panels() {
    return STUDY;
  }
}

export default shownBy(Study);
