/** create_e_invoice: judged by exiftool, pdfdetach and qpdf. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParamsOf } from '../../shared/contract/operations';
import { archive } from '../support/documents/archive';
import { numbered } from '../support/documents/drawn';
import { GUIDELINES, invoiceXml } from '../support/documents/invoice-xml';
import { encryptedByQpdf } from '../support/documents/protection';
import { asDocument, local } from '../support/hosts/local';
import { detached, needs, onFile, qpdfCheck, run, uncompressed, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const XML = invoiceXml();

async function create(bytes: Uint8Array, xml = XML, params: Partial<ParamsOf<'create_e_invoice'>> = {}) {
	const invoice = asDocument(Buffer.from(xml), 'invoice.xml');
	return local.run('create_e_invoice', [asDocument(bytes)], {
		invoice,
		profile: 'en16931',
		attach_only: false,
		upgrade_to_archive: false,
		...params,
	});
}

const refusal = async (...args: Parameters<typeof create>): Promise<string> =>
	create(...args).then(
		() => 'made',
		(error: Error) => error.message,
	);

/** Properties of XMP as exiftool reads them. */
const seen = (bytes: Uint8Array): Record<string, unknown> =>
	onFile(
		bytes,
		(file) =>
			(JSON.parse(run('exiftool', ['-j', '-G1', '-struct', '-XMP:all', file]).stdout.toString()) as [Record<string, unknown>])[0],
	);

withTools(
	'exiftool',
	'poppler',
	'qpdf',
)('an electronic invoice', () => {
	testInTurn.each([
		['minimum', 'MINIMUM', 'factur-x.xml', '1.0', 'Data'],
		['basicWl', 'BASIC WL', 'factur-x.xml', '1.0', 'Data'],
		['basic', 'BASIC', 'factur-x.xml', '1.0', 'Alternative'],
		['en16931', 'EN 16931', 'factur-x.xml', '1.0', 'Alternative'],
		['extended', 'EXTENDED', 'factur-x.xml', '1.0', 'Alternative'],
		['extendedCtcFr', 'EXTENDED', 'factur-x.xml', '1.0', 'Alternative'],
		['xrechnung', 'XRECHNUNG', 'xrechnung.xml', '3.0', 'Alternative'],
	] as const)(
		'of the profile %s says so in its XMP, and holds the XML byte for byte',
		async (guideline, level, name, version, relation) => {
			const xml = invoiceXml({ guideline: GUIDELINES[guideline] });
			const { documents, facts } = await create(await archive({ claims: '3B' }), xml);
			const { bytes } = documents[0]!;
			expect(facts).toMatchObject({ profile: level });
			expect(seen(bytes)).toMatchObject({
				'XMP-fx:DocumentType': 'INVOICE',
				'XMP-fx:DocumentFileName': name,
				'XMP-fx:ConformanceLevel': level,
				'XMP-pdfaid:Part': 3,
				'XMP-pdfaid:Conformance': 'B',
				'XMP-pdfaExtension:Schemas': [
					{
						NamespaceURI: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
						Prefix: 'fx',
						Property: ['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel'].map((Name) => ({
							Name,
							ValueType: 'Text',
							Category: 'external',
						})),
					},
				],
			});
			expect(String(seen(bytes)['XMP-fx:Version'])).toBe(version === '1.0' ? '1' : '3');
			expect(Object.entries(detached(bytes)).map(([file, content]) => [file, content.toString() === xml])).toEqual([
				[name, true],
			]);
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			const text = uncompressed(bytes);
			expect(text).toContain(`/AFRelationship /${relation}`);
			expect(text).toMatch(/\/AF \[/);
			expect(text).toContain('/Subtype /text#2fxml');
			expect(text).toContain('/ModDate (D:20260131');
		},
	);

	testInTurn('becomes PDF/A-3 from PDF/A-2, and keeps its level', async () => {
		const { documents } = await create(await archive({ claims: '2U' }));
		expect(seen(documents[0]!.bytes)).toMatchObject({ 'XMP-pdfaid:Part': 3, 'XMP-pdfaid:Conformance': 'U' });
	});

	test('keeps the extension schemas that are there', async () => {
		const more = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Other</pdfaSchema:schema><pdfaSchema:namespaceURI>urn:other#</pdfaSchema:namespaceURI><pdfaSchema:prefix>other</pdfaSchema:prefix></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`;
		const { documents } = await create(await archive({ claims: '3B', more }));
		expect(seen(documents[0]!.bytes)).toMatchObject({ 'XMP-pdfaExtension:Schemas': [{ Prefix: 'other' }, { Prefix: 'fx' }] });
	});

	test('is read by read_e_invoice', async () => {
		const { documents } = await create(await archive({ claims: '3B' }));
		const { data } = await local.run('read_e_invoice', [documents[0]!], { with_xml: true });
		expect(data).toMatchObject({ number: '2026-1', profile: 'EN 16931', file: 'factur-x.xml', xml: XML });
	});

	test('is the same for the same input', async () => {
		const [one, other] = [await create(await archive({ claims: '3B' })), await create(await archive({ claims: '3B' }))];
		expect(Buffer.compare(one.documents[0]!.bytes, other.documents[0]!.bytes)).toBe(0);
	});
});

const ubl = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';

test.each([
	['UBL', ubl, /UBL/],
	['ZUGFeRD 1', '<a:CrossIndustryDocument xmlns:a="urn:ferd:CrossIndustryDocument:invoice:1p0"/>', /ZUGFeRD 1/],
	['Order-X', '<a:SCRDMCCBDACIOMessageStructure xmlns:a="urn:x"/>', /Order-X/],
	['a document type declaration', invoiceXml({ prolog: '<!DOCTYPE x>' }), /document type declaration/],
	['text', 'number;total', /not well-formed XML/],
	['nothing', '', /not well-formed XML/],
	['a NUL in a text', invoiceXml({ number: 'A\0B' }), /not well-formed XML/],
	['another guideline', invoiceXml({ guideline: 'urn:example' }), /guideline \(BT-24\)/],
	['an invoice without number', invoiceXml({ number: ' ' }), /lacks terms.*number/],
])('refuses %s', async (_, xml, reason) => {
	expect(await refusal(await archive({ claims: '3B' }), xml)).toMatch(reason);
});

withTools('qpdf').test('refuses documents that cannot be an electronic invoice', async () => {
	expect(await refusal(await archive())).toMatch(/does not claim PDF\/A/);
	expect(await refusal(await archive({ claims: '4F' }))).toMatch(/claims PDF\/A-4/);
	expect(await refusal(await archive({ claims: '3A' }))).toMatch(/claims PDF\/A-3a and is not tagged/);
	const { documents } = await create(await archive({ claims: '3B' }));
	expect(await refusal(documents[0]!.bytes)).toMatch(/already \(factur-x\.xml\)/);
	expect(await refusal(encryptedByQpdf(await archive({ claims: '3B' }), 'AESV3 R6', '', 'owner'))).toMatch(/is encrypted/);
});

test('names all problems at once', async () => {
	const message = await refusal(await numbered(1), invoiceXml({ guideline: GUIDELINES.minimum }), { relationship: 'source' });
	expect(message).toMatch(/file: does not claim/);
	expect(message).toMatch(/relationship: must be data/);
});

withTools('qpdf').test('attaches without a claim if it is asked to', async () => {
	const { documents, notes } = await create(await numbered(1), XML, { attach_only: true });
	expect(notes.map(({ code }) => code)).toEqual(['invoice_not_claimed']);
	expect(uncompressed(documents[0]!.bytes)).not.toContain('fx:ConformanceLevel');
});

test('says that a profile without lines is not an invoice everywhere', async () => {
	const { notes } = await create(await archive({ claims: '3B' }), invoiceXml({ guideline: GUIDELINES.basicWl }));
	expect(notes.map(({ code }) => code)).toEqual(['invoice_without_lines']);
});

const SAMPLES = path.resolve(__dirname, '../../../shared/invoices');
needs(existsSync(SAMPLES), 'public samples of invoices').test(
	'makes invoices of public documents, PDF/A-3 and PDF/A-1',
	async () => {
		const blank = (name: string) => readFileSync(path.join(SAMPLES, `MustangGnuaccountingBeispielRE-20201121_508${name}.pdf`));
		const xml = readFileSync(path.join(SAMPLES, 'Factur-X_basic.xml'), 'utf8');
		expect((await create(blank('blankoA3'), xml)).facts).toMatchObject({ profile: 'BASIC' });
		expect((await create(blank('blanko'), xml)).facts).toMatchObject({ profile: 'BASIC' });
	},
);
