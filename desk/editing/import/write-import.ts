import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editJson } from '#reading/edit-json.ts';
import type { ImportPlan } from './plan-import.ts';

/** Carries out a plan. */
export function writeImport(root: string, plan: ImportPlan) {
  for (const [file, text] of writesOf(root, plan)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** The files of a plan with their new texts. */
export function writesOf(root: string, { added, updated }: ImportPlan): Map<string, string> {
  const texts = new Map(added.map(({ file, value }) => [file, `${JSON.stringify(value, null, 2)}\n`]));
  // A listing may be named by two entries, so each edit starts from the text that the one before has left.
  for (const { file, edits } of updated) {
    texts.set(file, editJson(texts.get(file) ?? readFileSync(path.join(root, file), 'utf8'), edits));
  }
  return texts;
}
