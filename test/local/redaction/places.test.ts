/** Each place where text can hide, one document for each: the text is in that place alone, and gone afterwards. */
import { pageTexts, qpdfCheck, withTools } from '../../support/judges/tools';
import {
	annotation,
	element,
	field,
	form,
	layer,
	made,
	redacted,
	SECRET,
	show,
	tracesOf,
	utf16,
	xmp,
	type Place,
} from '../../support/secrets/places';
import { sampled, testInTurn } from '../../support/sample';

const PLACES: Readonly<Record<string, Place>> = {
	'the content of a page': { content: show(SECRET) },
	'text that kerning divides': { content: 'BT /F 12 Tf 40 400 Td [(Zo) -20 (rk) 10 (m) (id)] TJ ET\n' },
	'text of several operators': { content: 'BT /F 12 Tf 40 400 Td (Zork) Tj (mid) Tj ET\n' },
	'text that was drawn out of order': {
		content: `${show('')}BT /F 12 Tf 62.68 400 Td (mid) Tj ET BT /F 12 Tf 40 400 Td (Zork) Tj ET\n`,
	},
	'text of the operators for lines': { content: `BT /F 12 Tf 14 TL 40 400 Td (a) ' (${SECRET}) ' 1 2 (b${SECRET}) " ET\n` },
	'text that is drawn three times': { content: `${show(SECRET)}${show(SECRET)}${show(SECRET)}` },
	'text in codes of two bytes': { content: 'BT /U 12 Tf 40 400 Td <005a006f0072006b006d00690064> Tj ET\n' },
	'invisible text': { content: `BT 3 Tr /F 12 Tf 40 400 Td (${SECRET}) Tj ET\n` },
	'text outside the page': { content: `BT /F 12 Tf 4000 400 Td (${SECRET}) Tj ET\n` },
	'text of no size': { content: `BT /F 0.00001 Tf 40 400 Td (${SECRET}) Tj ET\n` },
	'text outside the clip': { content: `q 0 0 1 1 re W n ${show(SECRET)} Q\n` },
	'text without a font': { content: `BT 40 400 Td (${SECRET}) Tj ET\n` },
	'strings of operators that do not exist': { content: `(${SECRET}) xyzzy\n` },
	'comments in content': { content: `% ${SECRET}\n0 g\n` },
	'the text of a property list': { content: `/Span <</ActualText(${SECRET})>> BDC ${show('x')} EMC\n` },
	'the alternative of a property list, in UTF-16': { content: `/Span <</Alt ${utf16(SECRET)}>> BDC ${show('x')} EMC\n` },
	'glyphs under a text that replaces them': { content: `/Span <</ActualText(x)>> BDC ${show(SECRET)} EMC\n` },
	'a property list of the resources': {
		content: `/Span /P0 BDC ${show('x')} EMC\n`,
		resources: '/Properties<</P0 70 0 R>>',
		objects: { 70: `<</E(${SECRET})>>` },
	},
	'a form': { content: '/Fm Do\n', resources: '/XObject<</Fm 70 0 R>>', objects: { 70: form(show(SECRET)) } },
	'a form within a form': {
		content: '/Fm Do\n',
		resources: '/XObject<</Fm 70 0 R>>',
		objects: {
			70: ['/Subtype/Form/BBox[0 0 400 600]/Resources<</XObject<</In 71 0 R>>>>', '/In Do'],
			71: form(show(SECRET)),
		},
	},
	'a form that no page draws': { resources: '/XObject<</Fm 70 0 R>>', objects: { 70: form(show(SECRET)) } },
	'a layer that is off': layer('Layer', `/OC /L BDC ${show(SECRET)} EMC\n`),
	'the name of a layer': layer(SECRET, ''),
	'a form of a layer that is off': {
		...layer('Layer', '/Fm Do\n'),
		resources: '/XObject<</Fm 71 0 R>>',
		objects: { 70: '<</Type/OCG/Name(L)>>', 71: form(show(SECRET), '/OC 70 0 R') },
	},
	'a tiling pattern': {
		content: '/Pattern cs /P1 scn 0 0 100 100 re f\n',
		resources: '/Pattern<</P1 70 0 R>>',
		objects: {
			70: [
				'/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 100 600]/XStep 100/YStep 600/Resources<</Font<</F 61 0 R>>>>',
				show(SECRET),
			],
		},
	},
	'a soft mask': {
		content: '/G0 gs\n',
		resources: '/ExtGState<</G0<</SMask<</S/Luminosity/G 70 0 R>>>>>>',
		objects: { 70: form(show(SECRET), '/Group<</S/Transparency>>') },
	},
	'the glyph of a Type 3 font': {
		content: 'BT /T 12 Tf 40 300 Td (a) Tj ET\n',
		resources: '/Font<</F 61 0 R/T 70 0 R>>',
		objects: {
			60: '<</Font<</F 61 0 R/T 70 0 R>>>>',
			70: '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 97/Widths[1000]/Encoding<</Differences[97/a]>>/CharProcs<</a 71 0 R>>/Resources<</Font<</F 61 0 R>>>>/ToUnicode 72 0 R>>',
			71: ['', `1000 0 d0 BT /F 300 Tf (${SECRET}) Tj ET`],
			72: ['', '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <61> <0061> endbfchar'],
		},
	},
	'a page that is not in the page tree': {
		catalog: '/Names<</Templates<</Names[(t) 70 0 R]>>>>',
		objects: {
			70: '<</Type/Template/MediaBox[0 0 400 600]/Contents 71 0 R/Resources<</Font<</F 61 0 R>>>>>>',
			71: ['', show(SECRET)],
		},
	},
	'the contents of a note': annotation(`/Subtype/Text/Contents(${SECRET})`),
	'the contents of a note, in UTF-16': annotation(`/Subtype/Text/Contents ${utf16(`a ${SECRET} b`)}`),
	'the rich text of a comment': annotation('/Subtype/Text/Contents(x)/RC(<p>Zork<i>mid</i></p>)'),
	'the author of a comment': annotation(`/Subtype/Text/T(${SECRET})/Contents(x)`),
	'the subject of a comment': annotation(`/Subtype/Text/Subj(${SECRET})`),
	'the name of an annotation': annotation(`/Subtype/Text/NM(${SECRET})`),
	'the overlay of an annotation for redaction': annotation(`/Subtype/Redact/OverlayText(${SECRET})`),
	'the look of an annotation': annotation('/Subtype/Stamp/AP<</N 71 0 R>>', { 71: form(show(SECRET)) }),
	'a look of an annotation that does not show': annotation('/Subtype/Stamp/AP<</N 72 0 R/R 71 0 R/D<</On 71 0 R>>>>', {
		71: form(show(SECRET)),
		72: form(show('x')),
	}),
	'the look of a hidden annotation': {
		page: '/Annots[70 0 R]',
		objects: { 70: '<</Type/Annot/Subtype/Stamp/F 2/Rect[0 0 9 9]/AP<</N 71 0 R>>>>', 71: form(show(SECRET)) },
	},
	'the address of a link': annotation(`/Subtype/Link/A<</S/URI/URI(https://example.com/${SECRET}/)>>`),
	'the address of a link, escaped': annotation('/Subtype/Link/A<</S/URI/URI(https://example.com/%5a%6frkmid)>>'),
	'the path of a link to a file': annotation(
		`/Subtype/Link/A<</S/GoToR/F<</F(${SECRET}.pdf)/UF ${utf16(`${SECRET}.pdf`)}>>/D[0/Fit]>>`,
	),
	'the name of a field': field(`/T(${SECRET})`),
	'the label of a field': field(`/T(a)/TU(${SECRET})`),
	'the export name of a field': field(`/T(a)/TM(${SECRET})`),
	'the value of a field': field(`/T(a)/V(${SECRET})/AP<</N 71 0 R>>`, { 71: form(`/Tx BMC ${show(SECRET)} EMC`) }),
	'the default value of a field': field(`/T(a)/DV(${SECRET})`),
	'the rich value of a field': field(`/T(a)/RV(<p>${SECRET}</p>)`),
	'the options of a field': field(`/T(a)/Opt[[(x)(${SECRET})]]`),
	'the caption of a button': field(`/T(a)/MK<</CA(${SECRET})>>`),
	'the state of a button': {
		...field(`/T(a)/AS/${SECRET}/V/${SECRET}/AP<</N<</${SECRET} 71 0 R/Off 72 0 R>>>>`, { 71: form('0 g'), 72: form('1 g') }),
	},
	'a bookmark': {
		catalog: '/Outlines 70 0 R',
		objects: {
			70: '<</Type/Outlines/First 71 0 R/Last 71 0 R/Count 1>>',
			71: `<</Title(About ${SECRET})/Parent 70 0 R/Dest[200 0 R/Fit]>>`,
		},
	},
	'the name of a destination': {
		...annotation(`/Subtype/Link/Dest(${SECRET})`),
		catalog: `/Names<</Dests<</Names[(a)[200 0 R/Fit](${SECRET})[200 0 R/Fit](z)[200 0 R/Fit]]/Limits[(${SECRET})(z)]>>>>`,
	},
	'the name of a destination of PDF 1.1': {
		...annotation(`/Subtype/Link/Dest/${SECRET}`),
		catalog: `/Dests<</${SECRET}[200 0 R/Fit]>>`,
	},
	'the prefix of page labels': { catalog: `/PageLabels<</Nums[0<</P(${SECRET})/S/D>>]>>` },
	'an article thread': {
		catalog: '/Threads[70 0 R]',
		objects: {
			70: `<</Type/Thread/F 71 0 R/I<</Title(${SECRET})>>>>`,
			71: '<</T 70 0 R/N 71 0 R/V 71 0 R/P 200 0 R/R[0 0 9 9]>>',
		},
	},
	'the text of a tag': element(`/ActualText(${SECRET})`),
	'the alternative of a tag': element(`/Alt(${SECRET})`),
	'the title of a tag': element(`/T(${SECRET})`),
	'the identifier of a tag': element(`/ID(${SECRET})`, `/IDTree<</Names[(${SECRET}) 71 0 R]>>`),
	'an attribute of a tag': element(`/A<</O/Table/Summary(${SECRET})>>`),
	'the role of a tag': element(`/S/${SECRET}`.replace('/S/', '/Lang(en)/S/'), `/RoleMap<</${SECRET}/P>>`),
	'the class of a tag': element(`/C/${SECRET}`, `/ClassMap<</${SECRET}<</O/Layout>>>>`),
	XMP: xmp(`<dc:title>${SECRET}</dc:title>`),
	'XMP with entities': xmp('<dc:title>Zork&#109;id</dc:title>'),
	'the metadata of a form': {
		content: '/Fm Do\n',
		resources: '/XObject<</Fm 70 0 R>>',
		objects: { 70: form('0 g', '/Metadata 71 0 R'), 71: ['/Type/Metadata/Subtype/XML', `<a>${SECRET}</a>`] },
	},
	'document parts': {
		catalog: '/DPartRoot<</Type/DPartRoot/DPartRootNode 70 0 R>>',
		objects: { 70: `<</Type/DPart/DPM<</CIP4_Root(${SECRET})>>>>` },
	},
	'an output intent': {
		catalog: `/OutputIntents[<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier(x)/Info(${SECRET})>>]`,
	},
	'a viewport': { page: `/VP[<</Type/Viewport/BBox[0 0 9 9]/Name(${SECRET})>>]` },
	'a script': { catalog: `/OpenAction<</S/JavaScript/JS(app.alert("${SECRET}"))>>` },
	'a script in a stream': { catalog: '/OpenAction<</S/JavaScript/JS 70 0 R>>', objects: { 70: ['', `app.alert("${SECRET}")`] } },
	'private data of a program': {
		page: `/PieceInfo<</Prog<</LastModified(D:2026)/Private<</Index(${SECRET})>>>>>>/LastModified(D:2026)`,
	},
	'an XFA form': {
		catalog: '/AcroForm<</Fields[]/XFA 70 0 R>>',
		objects: { 70: ['', `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><a>${SECRET}</a></xdp:xdp>`] },
	},
	'web capture': { catalog: `/SpiderInfo<</V 1/C[<</URL(https://example.com/${SECRET})>>]>>` },
	'an entry of unknown meaning': { catalog: `/Xyzzy[[<</Deep(${SECRET})>>]]` },
	'a stream of unknown meaning': { catalog: '/Xyzzy 70 0 R', objects: { 70: ['', `data ${SECRET} data`] } },
};

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('redact_text', () => {
	testInTurn.each(sampled(Object.keys(PLACES), 8))('takes text out of %s', async (name) => {
		const source = made(PLACES[name]!);
		expect(tracesOf(source)).not.toEqual([]);
		const { bytes, facts } = await redacted(source);
		expect(tracesOf(bytes)).toEqual([]);
		expect(facts['redactedMatches']).toBeGreaterThan(0);
		expect(pageTexts(bytes).join('\n')).toContain('Public words');
		expect(qpdfCheck(bytes).output).toEqual(expect.stringContaining('No syntax or stream encoding errors found'));
	});
});
