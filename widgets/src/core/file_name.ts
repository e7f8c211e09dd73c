// What a file of answers is called: the lesson, then the pupil, whom a teacher's report finds behind the last "_".

const LONGEST = 40;

/**
 * @param name a pupil's number or nickname, as it was typed; what no file may be called by is left out
 * @param last the id of what was answered last
 */
export function fileName(name: string, last: string): string {
  const pupil = plain(name);
  const lesson = plain(last.split(".").slice(0, 2).join("-"));
  return pupil ? `${lesson || "boardlab-progress"}_${pupil}.jsonl` : "boardlab-progress.jsonl";
}

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, LONGEST);
