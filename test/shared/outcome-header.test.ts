/** The header `Octavo-Outcome` (docs/semantics.md, D41). */
import type { Note, Outcome } from '../../shared/backend';
import { decodeOutcome, encodeOutcome } from '../../shared/outcome-header';

const outcome = (notes: readonly Note[], facts: Outcome['facts'] = {}): Outcome => ({ documents: [], notes, facts });

const invalidated: Note = { code: 'signatures_invalidated', message: 'The signatures are no longer valid.' };

test('gives back notes and facts that fit, as they are', () => {
	const told = decodeOutcome(encodeOutcome(outcome([invalidated], { pageCount: 3 })));
	expect(told).toMatchObject({ notes: [invalidated], facts: { pageCount: 3 } });
});

test('shortens a long note, and keeps the others', () => {
	const long: Note = { code: 'signatures_removed', message: 'Подпись'.repeat(230), mentions: ['appearance'] };
	const text = encodeOutcome(outcome([long, invalidated]));
	expect(text.length).toBeLessThanOrEqual(8192);
	const { notes } = decodeOutcome(text);
	expect(notes).toEqual([{ ...long, message: `${long.message.slice(0, 299)}…` }, invalidated]);
});

test('keeps the notes that fit, and says how many do not', () => {
	const long = (index: number): Note => ({ code: `note_${index}`, message: '𝔸'.repeat(1000) });
	const text = encodeOutcome(outcome([...[1, 2, 3, 4].map(long), invalidated]));
	expect(text.length).toBeLessThanOrEqual(8192);
	const { notes } = decodeOutcome(text);
	expect(notes.map(({ code }) => code)).toEqual(['note_1', 'note_2', 'signatures_invalidated', 'notes_left_out']);
	expect(notes.at(-1)?.message).toBe('2 notes do not fit into the header of the response: process locally to read all notes.');
});
