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
	const codes = ['xfa_removed', 'stamp_hidden', 'streams_left', 'value_cut_off'] as const;
	const long = codes.map((code): Note => ({ code, message: '𝔸'.repeat(1000) }));
	const text = encodeOutcome(outcome([...long, invalidated]));
	expect(text.length).toBeLessThanOrEqual(8192);
	const { notes } = decodeOutcome(text);
	expect(notes.map(({ code }) => code)).toEqual(['xfa_removed', 'stamp_hidden', 'signatures_invalidated', 'notes_left_out']);
	expect(notes.at(-1)?.message).toBe('2 notes do not fit into the header of the response: process locally to read all notes.');
});

test('reads a note with an unknown code as a note of the service, with its message and mentions', () => {
	const note = { code: 'pages_counted', message: 'The document has 3 pages.', mentions: ['pages'] };
	const named = ['constructor', 'toString', ''].map((code) => ({ ...note, code }));
	const { notes } = decodeOutcome(JSON.stringify({ notes: [note, invalidated, ...named, { code: 5, message: 'x' }] }));
	const read = { ...note, code: 'service_note' };
	expect(notes).toEqual([read, invalidated, read, read, read]);
});
