/** Notes of several operations on one document do not contradict each other. */
import { closeSentence, notesInOrder, type NoteCode } from '../../shared/contract/notes';
import { strippedNotes } from '../../shared/model/signature/signature-notes';

const noted = (...codes: NoteCode[]) => codes.map((code) => ({ code }));

test.each<[NoteCode[], NoteCode[], NoteCode[]]>([
	[['signatures_invalidated', 'stamp_hidden'], ['signatures_removed'], ['stamp_hidden', 'signatures_removed']],
	[['signatures_invalidated'], ['signatures_invalidated'], ['signatures_invalidated']],
	[['signatures_removed'], ['no_signatures'], ['signatures_removed', 'no_signatures']],
	[['signatures_invalidated'], [], ['signatures_invalidated']],
])('%j and then %j leave %j', (before, after, left) => {
	expect(notesInOrder(noted(...before), noted(...after))).toEqual(noted(...left));
});

test('a sentence ends with one full stop', () => {
	expect(['a', 'a.', 'a…', 'a?'].map(closeSentence)).toEqual(['a.', 'a.', 'a…', 'a?']);
	for (const cause of ['keep', 'remove'] as const)
		expect(strippedNotes({ fields: ['Signed by A. Inc.'], usageRights: false }, cause)[0]!.message).not.toContain('..');
});
