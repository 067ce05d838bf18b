import { operationOf, type OperationName } from '../../../shared/contract/operations';
import { decode } from '../../../shared/contract/values/decode';
import { asDocument, local } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';
import { sign, signature } from '../../support/documents/signed';
import { numbered } from '../../support/documents/drawn';
import { testInTurn } from '../../support/sample';

const field = { 60: '<</FT/Sig/T(Approval)/V 61 0 R/Subtype/Widget/Rect[0 0 0 0]/P 11 0 R>>', 61: signature() };
const signed = () =>
	sign(rawPages(3, { catalog: '/AcroForm<</Fields[60 0 R]/SigFlags 3>>', pages: { 1: '/Annots[60 0 R]' }, objects: field }));
const withUsageRights = () =>
	sign(rawPages(3, { catalog: '/Perms<</UR3 61 0 R>>', objects: { 61: signature('/Reference[<</TransformMethod/UR3>>]') } }));

const cases = [
	['rotate_pages', { angle: 90 }],
	['reverse_pages', {}],
	['reorder_pages', { page_order: '2,1,3' }],
	['remove_pages', { first_page: 2, last_page: 2 }],
	['extract_pages', { first_page: 1, last_page: 2 }],
	['add_password', { password: 'newpass' }],
	['add_restrictions', { owner_password: 'newpass', allow_print: false }],
	['add_text_watermark', { line_1: 'Draft' }],
	['split_by_size', { maximum_bytes: 2500 }],
	['split_by_page_count', { pages_per_part: 2 }],
] as const;

async function notesOf(name: OperationName, bytes: Uint8Array, params: object) {
	const documents = operationOf(name).input === 'many' ? [asDocument(bytes), asDocument(bytes)] : [asDocument(bytes)];
	return (await local.run(name, documents, decode(name, params as Record<string, unknown>))).notes;
}

describe.each(cases)('%s', (name, params) => {
	testInTurn('says how many signatures it leaves invalid', async () => {
		const notes = (await notesOf(name, signed(), params)).filter(({ code }) => code === 'signatures_invalidated');
		expect(notes).toMatchObject([
			{ code: 'signatures_invalidated', message: expect.stringContaining('1 signature is') as string },
		]);
	});

	test('removes usage rights, and says so', async () => {
		const bytes = withUsageRights();
		const codes = (await notesOf(name, bytes, params)).map(({ code }) => code);
		expect(codes).toContain('usage_rights_removed');
		expect(codes).not.toContain('signatures_invalidated');
	});

	test('says nothing of signatures if the document has no signatures', async () => {
		const codes = (await notesOf(name, await numbered(3), params)).map(({ code }) => code);
		expect(codes.filter((code) => /signature|usage/.test(code))).toEqual([]);
	});
});

test('a merge says that usage rights were removed', async () => {
	expect((await notesOf('merge_documents', withUsageRights(), {})).map(({ code }) => code)).toContain('usage_rights_removed');
});

test('a document that comes back unchanged keeps its signatures without a note', async () => {
	for (const [name, params] of [
		['rotate_pages', { angle: 0 }],
		['remove_restrictions', {}],
	] as const)
		expect(await notesOf(name, signed(), params)).toEqual([]);
});

test('a signature that left with its page is not counted', async () => {
	const notes = await notesOf('remove_pages', signed(), { first_page: 1, last_page: 1 });
	expect(notes.map(({ code }) => code)).not.toContain('signatures_invalidated');
});
