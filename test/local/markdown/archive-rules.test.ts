/**
 * The rules of PDF/A-3a (ISO 19005-3) that a program can check and that apply to documents made from
 * Markdown, by their clauses, as veraPDF's published profiles list them. veraPDF itself has not validated the documents yet.
 */
import { makeEverything, type Made, type Rule } from '../../support/documents/made';
import { qpdfCheck, withTools } from '../../support/judges/tools';

const RULES: readonly Rule[] = [
	[
		'6.1.2',
		'the header is followed by a comment of bytes above 127',
		({ bytes }) => {
			expect(Buffer.from(bytes.subarray(0, 20)).toString('latin1')).toMatch(/^%PDF-1\.[5-7]\n%[\x80-\xff]{4}/);
		},
	],
	[
		'6.1.3',
		'the trailer has an ID and is not encrypted',
		({ objects }) => {
			expect(objects.list(objects.trailer['/ID'])).toHaveLength(2);
			expect(objects.trailer).not.toHaveProperty('/Encrypt');
		},
	],
	[
		'6.1.7.1',
		'streams have no external data',
		({ objects }) => {
			expect(objects.streams.filter((one) => '/F' in one || '/FFilter' in one || '/FDecodeParms' in one)).toEqual([]);
		},
	],
	[
		'6.1.7.2',
		'streams have filters of ISO 32000-1 but LZW',
		({ objects }) => {
			const filters = objects.streams.flatMap((one) => objects.list(one['/Filter']));
			expect([...new Set(filters)].sort()).toEqual(['/DCTDecode', '/FlateDecode']);
		},
	],
	[
		'6.1.13',
		'no string, name, array or nesting is beyond the limits',
		({ objects, contents }) => {
			expect(qpdfCheck(objects.bytes)).toMatchObject({ clean: true });
			expect(Math.max(...objects.all.flatMap((one) => Object.keys(one).map(({ length }) => length)))).toBeLessThanOrEqual(127);
			for (const content of contents) expect(content).not.toMatch(/(?:\bq\s[^Q]*){28}/);
		},
	],
	[
		'6.2.2',
		'pages have their own resources, and content has known operators only',
		({ pages, contents }) => {
			for (const page of pages) expect(page).toHaveProperty('/Resources');
			const operators = new Set(
				contents.flatMap((content) =>
					content
						.replace(/\[[^\]]*\]|<<.*>>|<[^>]*>|\/\S+|-?[\d.]+/g, ' ')
						.trim()
						.split(/\s+/),
				),
			);
			const known = [
				'BT',
				'ET',
				'BMC',
				'BDC',
				'EMC',
				'Tm',
				'Tf',
				'TJ',
				'Ts',
				'rg',
				'RG',
				're',
				'f',
				'q',
				'Q',
				'cm',
				'Do',
				'm',
				'l',
				'c',
				'h',
				'w',
				'S',
				'J',
				'd',
			];
			expect([...operators].filter((one) => !known.includes(one))).toEqual([]);
		},
	],
	[
		'6.2.3',
		'there is one output intent, with an ICC profile of RGB',
		({ objects }) => {
			const intents = objects.list(objects.catalog['/OutputIntents']).map((one) => objects.dict(one));
			expect(intents.map((one) => one['/S'])).toEqual(['/GTS_PDFA1']);
			expect(objects.dict(intents[0]!['/DestOutputProfile'])['/N']).toBe(3);
		},
	],
	[
		'6.2.4.3',
		'colors are RGB, or have a profile',
		({ objects, contents }) => {
			for (const content of contents) expect(content).not.toMatch(/\s(?:k|K|g|G|cs|CS|sc|SC|scn|SCN)\s/);
			const spaces = objects.all.filter((one) => one['/Subtype'] === '/Image').map((one) => objects.list(one['/ColorSpace'])[0]);
			expect(spaces.filter((space) => space !== '/ICCBased' && space !== '/DeviceRGB' && space !== '/DeviceGray')).toEqual([]);
		},
	],
	[
		'6.2.5',
		'no graphics state has a transfer function',
		({ objects }) => {
			expect(objects.all.filter((one) => '/TR' in one || '/TR2' in one || '/HTP' in one)).toEqual([]);
		},
	],
	[
		'6.2.8',
		'images have no alternates and are not interpolated',
		({ objects }) => {
			const images = objects.all.filter((one) => one['/Subtype'] === '/Image');
			expect(images.length).toBeGreaterThan(1);
			expect(images.filter((one) => '/Alternates' in one || '/OPI' in one || one['/Interpolate'] === true)).toEqual([]);
		},
	],
	[
		'6.2.11.3.2',
		'glyphs of composite fonts are found by the identity',
		({ objects }) => {
			const fonts = objects.all.filter((one) => one['/Subtype'] === '/CIDFontType2');
			expect(fonts.length).toBeGreaterThan(3);
			for (const font of fonts) expect(font['/CIDToGIDMap']).toBe('/Identity');
		},
	],
	[
		'6.2.11.4.1',
		'fonts are embedded',
		({ objects }) => {
			const described = objects.ofType('/FontDescriptor');
			expect(described.length).toBeGreaterThan(3);
			for (const one of described) expect(objects.dict(one['/FontFile2'])).toHaveProperty('/Length1');
		},
	],
	[
		'6.2.11.4.2',
		'fonts have no CIDSet',
		({ objects }) => {
			for (const one of objects.ofType('/FontDescriptor')) expect(one).not.toHaveProperty('/CIDSet');
		},
	],
	[
		'6.2.11.7.2',
		'fonts map every code to Unicode, and none to U+0000, U+FEFF or U+FFFE',
		({ objects, text }) => {
			for (const font of objects.all.filter((one) => one['/Subtype'] === '/Type0')) expect(font).toHaveProperty('/ToUnicode');
			const maps = [...text.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)].map(([, map]) => map!);
			expect(maps.length).toBeGreaterThan(3);
			for (const map of maps) expect(map).not.toMatch(/> <(?:0000|FEFF|FFFE)>/);
		},
	],
	[
		'6.2.11.7.3',
		'codes of private use have an ActualText',
		({ text }) => {
			expect(text).not.toMatch(/> <(?:E[0-9A-F]|F[0-8])[0-9A-F]{2}>\n/);
		},
	],
	[
		'6.2.11.8',
		'no content shows .notdef',
		({ contents }) => {
			for (const content of contents)
				for (const [, hex] of content.matchAll(/<([0-9A-F]+)>/g)) expect(hex!.match(/.{4}/g)).not.toContain('0000');
		},
	],
	[
		'6.3.1',
		'annotations are links',
		({ objects }) => {
			const annotations = objects.ofType('/Annot');
			expect(annotations.length).toBeGreaterThan(5);
			for (const one of annotations) expect(one['/Subtype']).toBe('/Link');
		},
	],
	[
		'6.3.2',
		'annotations are printed and not hidden',
		({ objects }) => {
			for (const one of objects.ofType('/Annot')) expect(one['/F']).toBe(4);
		},
	],
	[
		'6.4',
		'there is no form',
		({ objects }) => {
			expect(objects.catalog).not.toHaveProperty('/AcroForm');
		},
	],
	[
		'6.5',
		'actions only lead to addresses',
		({ objects }) => {
			const actions = objects.all.filter((one) => one['/Type'] === '/Action').map((one) => one['/S']);
			expect([...new Set(actions)]).toEqual(['/URI']);
			expect(objects.catalog).not.toHaveProperty('/OpenAction');
			expect(objects.all.filter((one) => '/AA' in one)).toEqual([]);
		},
	],
	[
		'6.6.2.1',
		'the XMP is UTF-8 and well-formed',
		({ xmp, objects }) => {
			expect(objects.dict(objects.catalog['/Metadata'])).toMatchObject({ '/Type': '/Metadata', '/Subtype': '/XML' });
			expect(xmp).toMatch(/^<\?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"\?>/);
		},
	],
	[
		'6.6.2.3',
		'the schema of PDF/UA is described',
		({ xmp }) => {
			expect(xmp).toContain('<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>');
			expect(xmp).toContain('<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>');
			expect(xmp).toContain(
				'<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>',
			);
		},
	],
	[
		'6.6.3',
		'the Info dictionary says the same as the XMP',
		({ objects, xmp }) => {
			const info = objects.dict(objects.trailer['/Info']);
			expect(info).toEqual({ '/Title': 'u:Quarterly report', '/Author': 'u:Jane Doe', '/Producer': 'u:Octavo' });
			expect(xmp).toContain('<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Quarterly report</rdf:li></rdf:Alt></dc:title>');
			expect(xmp).toContain('<dc:creator><rdf:Seq><rdf:li>Jane Doe</rdf:li></rdf:Seq></dc:creator>');
			expect(xmp).toContain('<pdf:Producer>Octavo</pdf:Producer>');
		},
	],
	[
		'6.6.4',
		'the XMP says part and level',
		({ xmp }) => {
			expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>');
			expect(xmp).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
		},
	],
	[
		'6.7.2',
		'the document says that it is tagged',
		({ objects }) => {
			expect(objects.dict(objects.catalog['/MarkInfo'])).toEqual({ '/Marked': true });
		},
	],
	[
		'6.7.3.4',
		'elements have standard types',
		({ objects }) => {
			const types = new Set(objects.elements.map((one) => one['/S']));
			const standard =
				'Document Sect H1 H2 H3 H4 H5 H6 P L LI Lbl LBody Table THead TBody TR TH TD Figure Link Code BlockQuote Note Reference TOC TOCI Span';
			expect([...types].filter((type) => !standard.split(' ').includes(String(type).slice(1)))).toEqual([]);
			expect(types.size).toBeGreaterThan(20);
		},
	],
	[
		'6.7.4',
		'the language is a tag of RFC 3066',
		({ objects }) => {
			expect(objects.catalog['/Lang']).toBe('u:en');
		},
	],
	[
		'6.8',
		'there are no embedded files',
		({ objects }) => {
			expect(objects.ofType('/Filespec')).toEqual([]);
			expect(objects.catalog).not.toHaveProperty('/AF');
		},
	],
	[
		'6.9',
		'there are no layers',
		({ objects }) => {
			expect(objects.catalog).not.toHaveProperty('/OCProperties');
		},
	],
	[
		'6.10',
		'pages have no transitions',
		({ pages }) => {
			for (const page of pages) expect(page).not.toHaveProperty('/PresSteps');
		},
	],
];

withTools('qpdf')('markdown_to_pdf keeps the rules of PDF/A-3a', () => {
	let made: Made;
	beforeAll(async () => (made = await makeEverything()));

	test.each(RULES)('ISO 19005-3, %s: %s', (_clause, _title, holds) => {
		expect(made.pages.length).toBeGreaterThan(1);
		holds(made);
	});
});
