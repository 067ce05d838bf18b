/** Fonts that we put into PDF/A-1: it asks for a list of the glyphs in each (ISO 19005-1, 6.3.5). */
import * as fontkit from '@pdf-lib/fontkit';
import type { OperationName } from '../../../shared/contract/operations';
import { decode } from '../../../shared/contract/values/decode';
import { dejavu, sourceSans } from '../../support/documents/fonts';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';
import { qpdfCheck, qpdfJson, uncompressed, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const claiming = (part: number): Uint8Array => {
	const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="${part}" pdfaid:conformance="B"/></rdf:RDF></x:xmpmeta>`;
	return texts([''], {
		page: '/Annots[81 0 R]',
		catalog: '/Metadata 80 0 R/AcroForm<</Fields[81 0 R]/DA(/F 10 Tf)>>',
		objects: {
			80: ['/Type/Metadata/Subtype/XML', packet],
			81: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/F 4/Rect[40 40 200 60]/DA(/F 10 Tf)>>',
		},
	});
};

const CASES: readonly [string, OperationName, Record<string, unknown>][] = [
	['a watermark', 'add_text_watermark', { transparency: 0, line_1: 'Ärger ½', template: 'horizontal' }],
	[
		'a watermark in an OpenType font',
		'add_text_watermark',
		{ transparency: 0, line_1: 'Öl', font: { name: 'a.otf', bytes: sourceSans() } },
	],
	[
		'a watermark in letters of two parts',
		'add_text_watermark',
		{ transparency: 0, line_1: 'Ǻ ǽ', font: { name: 'a.ttf', bytes: dejavu() } },
	],
	['page numbers', 'add_page_numbers', {}],
	['a form', 'fill_form', { values: { name: 'Ωmega' } }],
];

async function result(part: number, name: OperationName, parameters: Record<string, unknown>): Promise<Uint8Array> {
	const { documents, notes } = await local.run(name, [asDocument(claiming(part))], decode(name, parameters as never));
	expect(notes.map(({ code }) => code)).not.toContain('pdfa_identification_removed');
	return documents[0]!.bytes;
}

interface Found {
	readonly value?: Record<string, unknown>;
	readonly stream?: { readonly dict: Record<string, unknown> };
}

/** The objects of the document, by their references. */
const objectsOf = (bytes: Uint8Array): Map<string, Record<string, unknown>> =>
	new Map(
		Object.entries(qpdfJson(bytes).qpdf[1] as Record<string, Found>).map(([key, { value, stream }]) => [
			key.replace('obj:', ''),
			value ?? stream?.dict ?? {},
		]),
	);

/** The data of the stream with this reference, in a document without compression. */
function dataOf(whole: string, reference: string): Buffer {
	const at = whole.indexOf(`\n${reference.replace(' R', '')} obj`);
	const from = whole.indexOf('stream\n', at) + 'stream\n'.length;
	// qpdf ends the data with a line feed.
	return Buffer.from(whole.slice(from, whole.indexOf('\nendstream', from)), 'latin1');
}

withTools('qpdf')('a font that is put into PDF/A-1', () => {
	testInTurn.each(CASES)('has a list of exactly its glyphs: %s', async (_, name, parameters) => {
		const bytes = await result(1, name, parameters);
		expect(qpdfCheck(bytes).clean).toBe(true);
		const whole = uncompressed(bytes);
		const objects = objectsOf(Buffer.from(whole, 'latin1'));
		const fonts = [...objects.values()].filter((one) => /^\/CIDFontType/.test(String(one['/Subtype'])) && '/W' in one);
		expect(fonts.length).toBeGreaterThan(0);
		for (const font of fonts) {
			const descriptor = objects.get(String(font['/FontDescriptor']))!;
			const bits = dataOf(whole, String(descriptor['/CIDSet']));
			const program = dataOf(whole, String(descriptor['/FontFile2'] ?? descriptor['/FontFile3']));
			const count = '/FontFile2' in descriptor ? fontkit.create(program).numGlyphs : 1 + (font['/W'] as unknown[]).length / 2;
			const listed = Array.from({ length: bits.length * 8 }, (_, cid) => cid).filter(
				(cid) => (bits[cid >> 3]! & (0x80 >> (cid & 7))) !== 0,
			);
			expect(listed).toEqual(Array.from({ length: count }, (_, cid) => cid));
		}
	});

	test.each(CASES)('has none in PDF/A-2: %s', async (_, name, parameters) => {
		const objects = objectsOf(await result(2, name, parameters));
		const descriptors = [...objects.values()].filter((one) => one['/Type'] === '/FontDescriptor');
		expect(descriptors.length).toBeGreaterThan(1);
		expect(descriptors.every((one) => !('/CIDSet' in one))).toBe(true);
	});
});
