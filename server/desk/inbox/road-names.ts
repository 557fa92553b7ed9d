import type { Message } from '../../../common/contracts/desk/api.ts';
import { ROADS_FILE } from '../../../common/contracts/desk/content.ts';
import type { Snapshot } from '../../../common/contracts/desk/snapshot.ts';

/** The messages with the name of each road that they report, in place of its id. */
export function withRoadNames(messages: Message[], { files }: Pick<Snapshot, 'files'>): Message[] {
  const page = files.find(({ file }) => file === ROADS_FILE)?.value;
  const { roads } = (page ?? {}) as { roads?: { id: string; name: string }[] }; // the publisher has checked it
  const nameOf = (id: string) => roads?.find((road) => road.id === id)?.name ?? id;
  return messages.map((message) => ({
    ...message,
    answers: message.answers.map((one) => (one.name === 'road' ? { ...one, value: nameOf(one.value) } : one)),
  }));
}
