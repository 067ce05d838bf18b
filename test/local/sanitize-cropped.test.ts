/** sanitize_document with remove_cropped: content that no page shows (docs/semantics.md, §31.1). */
import { decode } from '../../shared/contract/values/decode';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { qpdfCheck, renderPages, uncompressed, withTools } from '../support/judges/tools';
import { difference } from '../support/readers/pictures';

async function cropped(bytes: Uint8Array, parameters: object = { remove_cropped: true }) {
	const off = { remove_scripts: false, remove_private_data: false, remove_metadata: false, remove_hidden_layers: false };
	const { documents, facts, notes } = await local.run(
		'sanitize_document',
		[asDocument(bytes)],
		decode('sanitize_document', { ...off, ...parameters }),
	);
	return { bytes: documents[0]!.bytes, facts, notes: notes.map(({ code }) => code) };
}

const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
const FONTS = '/Resources<</Font<</F 3 0 R>>>>';
const image = (word: string) =>
	['/Type/XObject/Subtype/Image/Width 1/Height 12/BitsPerComponent 8/ColorSpace/DeviceGray', word.padEnd(12)] as const;
const form = (word: string, box = '0 0 99 99', more = '') =>
	[`/Type/XObject/Subtype/Form/BBox[${box}]${FONTS}${more}`, at(5, 5, word)] as const;

/** A page of 300 by 200 points, of which the middle shows, with a word in each place outside. */
const PLACES = rawPages(1, {
	pages: {
		1: '/CropBox[50 50 250 150]/Resources<</Font<</F 3 0 R>>/XObject<</Out 60 0 R/In 61 0 R/Fm 62 0 R/Clip 63 0 R/Both 64 0 R/Never 65 0 R>>>>',
	},
	objects: {
		41: [
			'',
			[
				at(60, 100, 'shown'),
				at(60, 10, 'CROPPED-TEXT'),
				'BT /F 10 Tf 60 80 Td (before) Tj 0 -70 Td [(CROPPED) -200 (-ARRAY)] TJ 0 60 Td (after) Tj ET',
				`q 60 60 20 20 re W n ${at(150, 60, 'CROPPED-CLIP')} Q`,
				'q 10 0 0 10 5 5 cm /Out Do Q q 10 0 0 10 200 60 cm /In Do Q',
				'q 1 0 0 1 5 160 cm /Fm Do Q q 1 0 0 1 100 100 cm /Clip Do Q',
				'q 1 0 0 1 5 160 cm /Both Do Q q 1 0 0 1 150 120 cm /Both Do Q',
				'0 1 0 rg 1 2 3 4 re f 1 0 0 RG 40 60 60 60 re S 4 w 48 20 m 48 160 l S',
				'0 0 300 40 re W n',
			].join('\n'),
		],
		60: image('CROPPED-IMG'),
		61: image('SHOWN-IMAGE'),
		62: form('CROPPED-FORM'),
		63: form('CROPPED-BBOX', '50 50 60 60'),
		64: form('shown-twice'),
		65: form('CROPPED-UNUSED'),
	},
});

const wordsOf = (bytes: Uint8Array): string[] => uncompressed(bytes).match(/CROPPED[A-Z-]*/g) ?? [];

withTools('qpdf', 'poppler')('remove_cropped', () => {
	it('takes out text, images, forms and drawings outside of the visible part, and changes no pixel', async () => {
		expect(wordsOf(PLACES)).toHaveLength(7);
		const { bytes, facts } = await cropped(PLACES);
		expect(wordsOf(bytes)).toEqual([]);
		const left = uncompressed(bytes);
		for (const word of ['shown', 'before', 'after', 'shown-twice', 'SHOWN-IMAGE', '40 60 60 60 re', '48 20 m'])
			expect(left).toContain(word);
		expect(left).not.toContain('1 2 3 4 re');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(facts).toMatchObject({ removedCropped: 7, removedUnusedObjects: 2 });
		expect(
			difference(renderPages(bytes, { dpi: 72, cropped: true })[0]!, renderPages(PLACES, { dpi: 72, cropped: true })[0]!),
		).toBe(0);
		expect(await cropped(bytes)).toMatchObject({ facts: { removedCropped: 0 }, notes: ['nothing_to_remove'] });
	});

	it('leaves content outside without the flag, but never forms that nothing shows', async () => {
		const { bytes, facts } = await cropped(PLACES, { remove_comments: true });
		expect(wordsOf(bytes)).toHaveLength(6);
		expect(facts).toMatchObject({ removedUnusedObjects: 1 });
	});

	it('takes out text that is outside of one of two pages that draw the same form', async () => {
		const input = rawPages(2, {
			pages: {
				1: '/CropBox[0 0 100 50]/Resources<</XObject<</Fm 60 0 R>>>>',
				2: '/CropBox[0 0 300 200]/Resources<</XObject<</Fm 60 0 R>>>>',
			},
			objects: {
				41: ['', '/Fm Do'],
				42: ['', '/Fm Do'],
				60: [`/Type/XObject/Subtype/Form/BBox[0 0 300 200]${FONTS}`, at(10, 10, 'low') + at(10, 150, 'HIGH')],
			},
		});
		const { bytes } = await cropped(input);
		expect([uncompressed(bytes).match(/low/g), uncompressed(bytes).match(/HIGH/g)]).toEqual([['low', 'low'], ['HIGH']]);
		for (const [page, picture] of renderPages(bytes, { dpi: 72, cropped: true }).entries())
			expect(difference(picture, renderPages(input, { dpi: 72, cropped: true })[page]!)).toBe(0);
	});
});

/** A page of which the middle shows, with a word in each text that says what the content outside of it is, and in annotations there. */
const element = (id: number, more: string): string => `<</Type/StructElem/S/P/P 70 0 R/Pg 11 0 R/K ${id}${more}>>`;
const annotation = (subtype: string, rectangle: string, more: string): string =>
	`<</Type/Annot/Subtype/${subtype}/Rect[${rectangle}]/F 4${more}>>`;
const SAID = rawPages(1, {
	catalog:
		'/StructTreeRoot 70 0 R/MarkInfo<</Marked true>>/AcroForm<</Fields[84 0 R 85 0 R]/DA(/F 9 Tf)/DR<</Font<</F 3 0 R>>>>>>',
	pages: {
		1: `/CropBox[50 50 250 150]/StructParents 0/Annots[80 0 R 81 0 R 82 0 R 83 0 R 84 0 R 85 0 R 86 0 R 87 0 R]
/Resources<</Font<</F 3 0 R>>/XObject<</Fm 60 0 R>>/Properties<</Named<</ActualText(CROPPED-NAMED)>>>>>>`,
	},
	objects: {
		41: [
			'',
			[
				`/P <</MCID 0>> BDC ${at(60, 100, 'shown')} EMC`,
				`/P <</MCID 1/ActualText(CROPPED-ACTUAL)>> BDC ${at(60, 10, 'CROPPED-TEXT')} EMC`,
				`/Span /Named BDC ${at(60, 20, 'CROPPED-TEXT')} EMC`,
				`/Span <</E(CROPPED-PART)>> BDC ${at(60, 30, 'CROPPED-TEXT')}${at(60, 90, 'partly')} EMC`,
				'/Figure <</Alt(CROPPED-FIGURE)>> BDC 1 2 3 4 re f EMC',
				'/Figure <</Alt(a figure that shows)>> BDC 1 2 3 4 re f 60 60 20 20 re f EMC',
				'/Figure <</Alt(CROPPED-DRAWN)>> BDC q 1 0 0 1 0 160 cm /Fm Do Q EMC',
				`/Span <</ActualText(said)>> BDC ${at(100, 100, 'seen')} EMC`,
			].join('\n'),
		],
		60: [
			`/Type/XObject/Subtype/Form/BBox[0 0 99 99]${FONTS}`,
			`/Span <</ActualText(CROPPED-INNER)>> BDC ${at(5, 5, 'CROPPED-FORM')} EMC`,
		],
		70: '<</Type/StructTreeRoot/K[71 0 R 72 0 R]/ParentTree<</Nums[0[71 0 R 72 0 R]]>>>>',
		71: element(0, '/ActualText(shown)'),
		72: element(1, '/ActualText(CROPPED-ELEMENT)/T(CROPPED-TITLE)'),
		80: annotation('Square', '10 10 30 30', '/Contents(CROPPED-SQUARE)/AP<</N 88 0 R>>/Popup 81 0 R'),
		81: annotation('Popup', '60 60 90 90', '/Contents(CROPPED-POPUP)/Parent 80 0 R'),
		82: annotation('Link', '255 10 290 30', '/A<</S/URI/URI(http://CROPPED-LINK.example)>>/AP<</N 88 0 R>>'),
		83: annotation('Square', '40 60 60 80', '/Contents(on the edge)/AP<</N 88 0 R>>'),
		84: annotation('Widget', '10 160 60 180', '/FT/Tx/T(one)/V(CROPPED-VALUE)/AP<</N 89 0 R>>'),
		85: annotation('Widget', '60 110 90 130', '/FT/Tx/T(two)/V(kept)/AP<</N 88 0 R>>'),
		86: annotation('Text', '100 100 110 110', '/Contents(a note)/Popup 87 0 R/AP<</N 88 0 R>>'),
		87: annotation('Popup', '400 10 500 90', '/Parent 86 0 R'),
		88: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]', '0 0 9 9 re f'],
		89: form('CROPPED-LOOK'),
	},
});

withTools('qpdf', 'poppler')('remove_cropped takes out', () => {
	it('the texts of tags and sequences whose content went, and annotations outside of the visible part', async () => {
		expect(new Set(wordsOf(SAID)).size).toBe(15);
		const { bytes, facts } = await cropped(SAID);
		expect(wordsOf(bytes)).toEqual([]);
		const left = uncompressed(bytes);
		for (const word of ['a figure that shows', 'said', 'partly', 'on the edge', 'kept', 'a note', '400 10 500 90', 'MCID 0'])
			expect(left.replace(/\s+/g, ' ')).toContain(word);
		expect(left).not.toContain('MCID 1');
		expect(facts).toMatchObject({ removedCropped: 9 });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const draw = (of: Uint8Array) => renderPages(of, { dpi: 72, cropped: true })[0]!;
		expect(difference(draw(bytes), draw(SAID))).toBe(0);
	});
});

withTools('qpdf')('names of what goes', () => {
	const item = (title: string, links: string) => `<</Title(${title})/Parent 90 0 R${links}>>`;
	const input = rawPages(1, {
		catalog: `/Outlines 90 0 R/Names<</EmbeddedFiles<</Names[(a)94 0 R]>>>>/OCProperties<</OCGs[96 0 R]/D<</OFF[96 0 R]>>>>
/AcroForm<</Fields[97 0 R]/XFA[(datasets)98 0 R]>>`,
		pages: { 1: '/Annots[97 0 R]' },
		objects: {
			90: '<</Type/Outlines/First 91 0 R/Last 93 0 R/Count 3>>',
			91: item('NAMED-file.txt', '/Next 92 0 R/Dest[11 0 R/Fit]'),
			92: item('named-Layer ', '/Prev 91 0 R/Next 93 0 R/Dest[11 0 R/Fit]'),
			93: item('Chapter on named-file', '/Prev 92 0 R/Dest[11 0 R/Fit]'),
			94: '<</Type/Filespec/F(NAMED-file.txt)/UF(NAMED-file.txt)/EF<</F 95 0 R>>>>',
			95: ['/Type/EmbeddedFile', 'data'],
			96: '<</Type/OCG/Name(NAMED-Layer)>>',
			97: '<</Type/Annot/Subtype/Widget/FT/Tx/T(one)/V(kept)/Rect[0 0 90 20]>>',
			98: [
				'',
				'<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><one>PRIVATE-XFA</one></xfa:data></xfa:datasets>',
			],
		},
	});
	const titles = (bytes: Uint8Array): number => (uncompressed(bytes).match(/named-/gi) ?? []).length;

	it.each([
		[
			'NAMED file.txt',
			['See \\(Named  FILE.txt\\).', 'My named file.txt', 'named file.txt'],
			['file.txt', 'named file.txt2', 'unnamed file.txt'],
		],
		['a.b', ['A.B'], ['Chapter a.b']],
		['Wages', ['wages '], ['All wages']],
	])('goes where the name of the file is among the words of a title: %s', async (name, going, staying) => {
		const all = [...going, ...staying];
		const outline = Object.fromEntries(
			all.map((title, at) => {
				const links = `${at > 0 ? `/Prev ${90 + at} 0 R` : ''}${at + 1 < all.length ? `/Next ${92 + at} 0 R` : ''}/Dest[11 0 R/Fit]`;
				return [91 + at, item(title, links)];
			}),
		);
		const document = rawPages(1, {
			catalog: '/Outlines 90 0 R/Names<</EmbeddedFiles<</Names[(a)80 0 R]>>>>',
			objects: {
				...outline,
				80: `<</Type/Filespec/F(${name})/UF(${name})/EF<</F 81 0 R>>>>`,
				81: ['/Type/EmbeddedFile', 'data'],
				90: `<</Type/Outlines/First 91 0 R/Last ${90 + all.length} 0 R/Count ${all.length}>>`,
			},
		});
		const { bytes, facts } = await cropped(document, { remove_attachments: true });
		expect(facts).toMatchObject({ removedAttachments: 1, removedBookmarks: going.length });
		const left = [...uncompressed(bytes).matchAll(/\/Title\s*\((.*)\)/g)].map(([, title]) => title);
		expect(left.sort()).toEqual([...staying].sort());
	});

	it('goes from the bookmarks with the attachment or the layer that has it', async () => {
		const { bytes, facts } = await cropped(input, { remove_attachments: true });
		expect(facts).toMatchObject({ removedAttachments: 1, removedBookmarks: 1 });
		expect(titles(bytes)).toBe(3);
		const both = await cropped(input, { remove_attachments: true, remove_hidden_layers: true });
		expect(both.facts).toMatchObject({ removedAttachments: 1, removedHiddenLayers: 1, removedBookmarks: 2 });
		expect(titles(both.bytes)).toBe(1);
		expect(uncompressed(both.bytes)).toContain('Chapter on');
		expect(qpdfCheck(both.bytes)).toMatchObject({ clean: true });
	});

	it('goes with the data of an XFA form beside fields, and the fields stay', async () => {
		expect(uncompressed(input)).toContain('PRIVATE-XFA');
		const { bytes, facts, notes } = await cropped(input, { remove_private_data: true });
		expect([facts['removedPrivateData'], notes]).toEqual([1, ['xfa_removed']]);
		expect(uncompressed(bytes)).not.toContain('PRIVATE-XFA');
		expect(uncompressed(bytes)).toContain('kept');
	});
});

withTools('qpdf')('remove_private_data', () => {
	const widget = (number: number, entries: string) =>
		`<</Type/Annot/Subtype/Widget/FT/Tx/T(f${number})/Rect[0 0 9 9]${entries}>>`;
	const ofRole = (role: string) => `<</Type/StructElem/S/${role}/P 70 0 R>>`;
	const input = rawPages(1, {
		catalog: '/AcroForm<</Fields[60 0 R 61 0 R 62 0 R 63 0 R]>>/StructTreeRoot 70 0 R/XXSecret(PRIVATE-CATALOG)',
		pages: { 1: '/Annots[60 0 R 61 0 R 62 0 R 64 0 R 65 0 R]/Acme_Note(PRIVATE-PAGE)' },
		objects: {
			60: widget(0, '/F 2/V(PRIVATE-HIDDEN)/DV(PRIVATE-DEFAULT)/AP<</N 66 0 R>>'),
			61: widget(1, '/F 32/V(PRIVATE-NOVIEW)'),
			62: widget(2, '/F 36/V(kept-print)'),
			63: '<</FT/Tx/T(g)/V(kept-shared)/Kids[64 0 R 65 0 R]>>',
			64: '<</Type/Annot/Subtype/Widget/Parent 63 0 R/F 2/Rect[0 0 9 9]>>',
			65: '<</Type/Annot/Subtype/Widget/Parent 63 0 R/F 4/Rect[9 9 19 19]>>',
			66: form('PRIVATE-LOOK'),
			70: '<</Type/StructTreeRoot/K[71 0 R 72 0 R]/RoleMap<</kept-role/P/kept-chain/kept-role/PRIVATE-ROLE/P>>>>',
			71: ofRole('kept-chain'),
			72: ofRole('P'),
		},
	});

	it('takes out private keys, values of hidden fields and roles that no tag has', async () => {
		const { bytes, facts } = await cropped(input, { remove_private_data: true });
		expect(uncompressed(bytes).match(/PRIVATE-[A-Z]+/g)).toBeNull();
		for (const word of ['kept-print', 'kept-shared', 'kept-role', 'kept-chain']) expect(uncompressed(bytes)).toContain(word);
		expect(facts).toMatchObject({ removedPrivateData: 5 });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	});

	it('leaves them without the flag', async () => {
		const { bytes } = await cropped(input, { remove_comments: true });
		expect(uncompressed(bytes).match(/PRIVATE-[A-Z]+/g)).toHaveLength(7);
	});
});
