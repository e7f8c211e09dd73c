// What a file of answers is called: a teacher's report finds the pupil behind the last "_".

const LONGEST = 40;

/** @param name a pupil's number or nickname, as it was typed; what no file may be called by is left out */
export function fileName(name: string): string {
  const plain = name
    .normalize("NFKC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, LONGEST);
  return plain ? `boardlab-progress_${plain}.jsonl` : "boardlab-progress.jsonl";
}
