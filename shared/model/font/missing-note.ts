/** The note about characters that no font has (docs/semantics.md, D54). */
import type { Note } from '../../backend';

/** @param which the characters, or their scripts */
export const charactersMissing = (which: string, hasFont: boolean): Note => ({
	code: 'characters_missing',
	message: `Boxes are drawn for characters that cannot be shown: ${which}. ${hasFont ? 'Your file lacks them too, or they cannot be shaped.' : 'Give a font that has them.'}`,
	...(hasFont ? {} : { mentions: ['font'] }),
});
