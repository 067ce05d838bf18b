/** The header `Octavo-Outcome` (docs/semantics.md, D41). */
import type { Note, Outcome } from '../../shared/contract/backend';
import { decodeOutcome, encodeOutcome } from '../../shared/contract/outcome-header';

const outcome = (notes: readonly Note[], facts: Outcome['facts'] = {}): Outcome => ({ documents: [], notes, facts });

/** Of a merge, which has counts and a list among its facts. */
const decoded = (text: string) => decodeOutcome('merge_documents', text);

const invalidated: Note = { code: 'signatures_invalidated', message: 'The signatures are no longer valid.' };

test('gives back notes and facts that fit, as they are', () => {
	const told = decoded(encodeOutcome(outcome([invalidated], { pageCount: 3 })));
	expect(told).toMatchObject({ notes: [invalidated], facts: { pageCount: 3 } });
});

test('shortens a long note, and keeps the others', () => {
	const long: Note = { code: 'signatures_removed', message: 'Подпись'.repeat(230), mentions: ['appearance'] };
	const text = encodeOutcome(outcome([long, invalidated]));
	expect(text.length).toBeLessThanOrEqual(8192);
	const { notes } = decoded(text);
	expect(notes).toEqual([{ ...long, message: `${long.message.slice(0, 299)}…` }, invalidated]);
});

test('keeps the notes that fit, and says how many do not', () => {
	const codes = ['xfa_removed', 'stamp_hidden', 'streams_left', 'value_cut_off'] as const;
	const long = codes.map((code): Note => ({ code, message: '𝔸'.repeat(1000) }));
	const text = encodeOutcome(outcome([...long, invalidated]));
	expect(text.length).toBeLessThanOrEqual(8192);
	const { notes } = decoded(text);
	expect(notes.map(({ code }) => code)).toEqual(['xfa_removed', 'stamp_hidden', 'signatures_invalidated', 'notes_left_out']);
	expect(notes.at(-1)?.message).toBe('2 notes do not fit into the header of the response: process locally to read all notes.');
});

test('reads a note with an unknown code as a note of the service, with its message and mentions', () => {
	const note = { code: 'pages_counted', message: 'The document has 3 pages.', mentions: ['pages'] };
	const named = ['constructor', 'toString', ''].map((code) => ({ ...note, code }));
	const { notes } = decoded(JSON.stringify({ notes: [note, invalidated, ...named, { code: 5, message: 'x' }] }));
	const read = { ...note, code: 'service_note' };
	expect(notes).toEqual([read, invalidated, read, read, read]);
});

test('says that the facts about many results do not fit, and keeps those about the whole', () => {
	const documents = Array.from({ length: 1000 }, (_, at) => ({
		name: 'x.pdf',
		bytes: new Uint8Array(),
		pageCount: 1,
		firstPage: at,
	}));
	const text = encodeOutcome({ documents, notes: [invalidated], facts: { pageCount: 1000, firstPages: [1, 2] } });
	const { notes, facts, documents: told } = decoded(text);
	expect([facts, told]).toEqual([{ pageCount: 1000, firstPages: [1, 2] }, []]);
	expect(notes.map(({ code }) => code)).toEqual(['results_left_out', 'signatures_invalidated']);
	expect(notes[0]?.message).toContain('1000 results');
});

test('keeps counts where lists do not fit, and names the lists', () => {
	const firstPages = Array.from({ length: 9990 }, () => 1);
	const text = encodeOutcome(outcome([invalidated], { documentCount: 9990, firstPages }));
	const { notes, facts } = decoded(text);
	expect(facts).toEqual({ documentCount: 9990 });
	expect(notes).toEqual([
		{
			code: 'facts_left_out',
			message: 'Some facts do not fit into the header of the response: process locally to read firstPages.',
		},
		invalidated,
	]);
});

test('ignores facts that the operation does not declare, and values of another type', () => {
	const facts = { pageCount: 3, documentCount: '2', firstPages: [1, 'x'], rotatedPages: 1, constructor: 1 };
	expect(decoded(JSON.stringify({ facts })).facts).toEqual({ pageCount: 3 });
	const files = [{ mediaType: 'image/png', facts: { width: 16, height: -1, page: 1.5, maskOf: 7, mimeType: 'image/png' } }];
	expect(decodeOutcome('extract_images', JSON.stringify({ files })).files).toEqual([
		{ mediaType: 'image/png', facts: { width: 16, mimeType: 'image/png' } },
	]);
});
