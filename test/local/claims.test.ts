/** Claims to be PDF/A or an electronic invoice end with what they need (docs/semantics.md, D44). */
import type { OperationName } from '../../shared/contract/operations';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { archive } from '../support/documents/archive';
import { invoiceXml } from '../support/documents/invoice-xml';
import { asDocument, local } from '../support/hosts/local';
import { qpdfCheck, uncompressed, withTools } from '../support/judges/tools';

const LINES = ['First line', 'Second line'];
const run = (name: OperationName, inputs: readonly Uint8Array[], raw: RawParameters) =>
	local.run(
		name,
		inputs.map((bytes) => asDocument(bytes)),
		decode(name, raw),
	);

async function invoice(): Promise<Uint8Array> {
	const xml = asDocument(Buffer.from(invoiceXml()), 'invoice.xml');
	return (await run('create_e_invoice', [await archive({ claims: '3B', lines: LINES })], { invoice: xml })).documents[0]!.bytes;
}

const PASSWORD = 'secret';
const ARCHIVE = 'pdfa_identification_removed';
const INVOICE = 'invoice_claim_removed';

withTools('qpdf')('the claims of an electronic invoice', () => {
	it.each<[OperationName, RawParameters, string[], string[]]>([
		['rotate_pages', { angle: 90 }, [], ['pdfaid', 'fx']],
		['add_password', { password: PASSWORD }, [ARCHIVE], ['fx']],
		['add_restrictions', { owner_password: 'owner', allow_print: false }, [ARCHIVE], ['fx']],
		['split_by_page_count', { pages_per_part: 1 }, ['not_split', 'attachments_left_out', INVOICE], ['pdfaid']],
		['redact_text', { search: 'Second', remove_attachments: true }, [INVOICE], ['pdfaid']],
	])('after %s %j: notes %j, and the claims %j stay', async (name, raw, codes, claims) => {
		const { documents, notes } = await run(name, [await invoice()], raw);
		expect(notes.map(({ code }) => code)).toEqual(codes);
		const text = uncompressed(documents[0]!.bytes, name === 'add_password' ? PASSWORD : undefined);
		expect(['pdfaid', 'fx'].filter((prefix) => new RegExp(`<${prefix}:(?:part|DocumentType)>`).test(text))).toEqual(claims);
	});

	it('end in a merge, and its XML stays attached', async () => {
		const { documents, notes } = await run('merge_documents', [await invoice(), await archive({ claims: '3B' })], {});
		expect(notes.map(({ code }) => code)).toEqual(['conformance_dropped', INVOICE]);
		const text = uncompressed(documents[0]!.bytes);
		expect(text).not.toMatch(/<(?:pdfaid:part|fx:DocumentType)>/);
		expect(text).toContain('(factur-x.xml)');
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
	});

	it.each<[OperationName, RawParameters]>([
		['set_metadata', { remove_existing: true }],
		['sanitize_document', { remove_metadata: true }],
	])('that it is PDF/A and PDF/UA end with its metadata, each with a note: %s', async (name, raw) => {
		const text = asDocument(Buffer.from('---\nlang: en\ntitle: Report\n---\n# Report'), 'a.md');
		const made = await local.run('markdown_to_pdf', [text], decode('markdown_to_pdf', {}));
		const { notes } = await run(name, [made.documents[0]!.bytes], raw);
		expect(notes).toEqual([
			{ code: ARCHIVE, message: 'The document no longer claims PDF/A-3a: its metadata was removed.' },
			{ code: 'conformance_dropped', message: 'The result no longer claims PDF/UA-1, because its metadata was removed.' },
		]);
	});

	it('as PDF/A-4f ends without attached files', async () => {
		const xml = asDocument(Buffer.from('attached'), 'a.txt');
		const attached = await run('add_attachment', [await archive({ claims: '4F', lines: LINES })], { attachment: xml });
		const { notes } = await run('redact_text', [attached.documents[0]!.bytes], { search: 'Second', remove_attachments: true });
		expect(notes).toEqual([{ code: ARCHIVE, message: expect.stringContaining('PDF/A-4f') }]);
	});
});
