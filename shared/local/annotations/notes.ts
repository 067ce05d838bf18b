/** The notes about annotations. */
import type { Note } from '../../contract/backend';
import { charactersMissing } from '../../model/font/missing-characters';
import { writingOf } from '../../model/font/shaping/characters';
import { countFirst, agree } from '../../sentences';

export const NO_ANNOTATIONS: Note = { code: 'no_annotations', message: 'The document has none of these annotations.' };

export const annotationsLeft = (count: number): Note => ({
	code: 'annotations_left',
	message: `${countFirst(count, 'annotation has', 'annotations have')} no appearance and ${agree(count, 'stays as it is', 'stay as they are')}, because each viewer draws such notes and stamps in its own way. To remove them, use remove_annotations.`,
	mentions: ['remove_annotations'],
});

/** Only the script is named of what the document says (docs/design.md, law 5). */
export const boxesDrawn = (missing: readonly string[]): Note =>
	charactersMissing(
		`text boxes (${[...new Set(missing.map(writingOf))].sort().join(', ')})`,
		'Save the document in a program that draws its text boxes, and flatten it then.',
	);
