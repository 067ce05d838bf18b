/**
 * A document with a word in each place where something can hide, by the kind of thing that sanitize_document removes. Each word says
 * where it is, such as `SCRIPTS-OPENACTION`.
 */
import { SMALL_JPEG } from './images';
import { pageObjects, rawPdf } from './raw';

/** The flag that removes them, and the words. */
export const PLANTED = {
	remove_scripts: [
		...[
			'NAMES',
			'OPENACTION',
			'CIRCLE-A',
			'CIRCLE-B',
			'CATALOG-AA',
			'PAGE-AA',
			'LAUNCH',
			'FIELD-AA',
			'SUBMIT',
			'IMPORT',
			'RENDITION',
		],
		...[
			'GOTOR',
			'GOTOE',
			'NAMED',
			'BOOKMARK',
			'BEHIND-GOTO',
			'SHARED',
			'URI',
			'XFA',
			'THREE-D',
			'STREAM',
			'STRAY',
			'WIDGET-AA',
			'PLUGIN',
		],
	].map((place) => `SCRIPTS-${place}`),
	remove_private_data: [
		'CATALOG',
		'PAGE',
		'FORM',
		'THUMB',
		'PAGE-XMP',
		'IMAGE-XMP',
		'SPIDER',
		'URLS',
		'PART',
		'PATH',
		'AUTHOR',
	].map((place) => `PRIVATE-${place}`),
	remove_metadata: ['METADATA-INFO', 'METADATA-CUSTOM', 'METADATA-XMP'],
	remove_hidden_layers: [
		...['OFF', 'POLICY', 'EXPRESSION', 'USAGE', 'FORM', 'INNER', 'IMAGE', 'ANNOTATION', 'TITLE', 'ACTUAL', 'ALT', 'PATTERN'],
		...['COMMENT', 'WIDGET', 'GLYPH', 'APPEARANCE'],
	].map((place) => `LAYER-${place}`),
	remove_hidden_text: ['PAGE', 'MIDDLE', 'FORM', 'ACTUAL', 'ALT'].map((place) => `HIDDEN-${place}`),
	remove_attachments: ['NAMES', 'CATALOG', 'PAGE', 'FORM', 'ANNOTATION', 'ELEMENT', 'CONTENT'].map((place) => `FILE-${place}`),
	remove_comments: ['NOTE', 'POPUP', 'REPLY', 'STAMP', 'BOX'].map((place) => `COMMENT-${place}`),
	remove_external_links: ['LINK', 'BOOKMARK', 'PREVIOUS', 'BASE'].map((place) => `LINK-${place}`),
	remove_image_metadata: ['EXIF', 'IPTC', 'COMMENT', 'BEHIND'].map((place) => `IMAGE-${place}`),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PlantedFlag = keyof typeof PLANTED;

const script = (place: string, next = '') => `<</S/JavaScript/JS(SCRIPTS-${place})${next}>>`;
const file = (place: string) =>
	[`<</Type/Filespec/F(FILE-${place}.txt)/UF(FILE-${place}.txt)/Desc(FILE-${place})/EF<</F `, `>>>>`] as const;

/** A JPEG image with EXIF data, an IPTC record, a comment, and something after its end. */
export function talkativeJpeg(): string {
	const segment = (marker: number, text: string) =>
		`\xff${String.fromCharCode(marker)}${String.fromCharCode((text.length + 2) >> 8, (text.length + 2) & 255)}${text}`;
	const jpeg = Buffer.from(SMALL_JPEG).toString('latin1');
	const said = [segment(0xe1, 'Exif\0\0IMAGE-EXIF'), segment(0xed, 'Photoshop 3.0\0IMAGE-IPTC'), segment(0xfe, 'IMAGE-COMMENT')];
	return `${jpeg.slice(0, 2)}${said.join('')}${jpeg.slice(2)}IMAGE-BEHIND`;
}

const xmp = (text: string) =>
	[
		'/Type/Metadata/Subtype/XML',
		`<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:source>${text}</dc:source></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
	] as const;

/** Objects by number. Pages 11 and 12, their contents 41 and 42. */
export function planted(): Uint8Array {
	const objects: Record<number, string | readonly [string, string]> = {
		...pageObjects(2, { catalog: CATALOG, pages: { 1: PAGE_1, 2: PAGE_2 } }),
		...scripts(),
		...layers(),
		...others(),
		...attachments(),
	};
	const bytes = Buffer.from(rawPdf(objects)).toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R/Info 5 0 R');
	return Buffer.from(bytes, 'latin1');
}

const CATALOG = [
	'/Names<</JavaScript 60 0 R/EmbeddedFiles 200 0 R/URLS<</Names[(PRIVATE-URLS)150 0 R]>>>>',
	'/OpenAction 61 0 R/AA<</WC 64 0 R>>/Outlines 65 0 R/AcroForm 70 0 R',
	'/PieceInfo<</Tool<</Private(PRIVATE-CATALOG)>>>>/SpiderInfo<</V 1.0/C[(PRIVATE-SPIDER)]>>/Metadata 6 0 R',
	'/OCProperties 100 0 R/AF[201 0 R]/URI<</Base(http://LINK-BASE.example/)>>/StructTreeRoot 130 0 R/MarkInfo<</Marked true>>',
	'/DPartRoot 155 0 R/Custom<</S/La#75nch/F(SCRIPTS-STRAY)>>',
].join('');

const PAGE_1 = [
	'/StructParents 0/Annots[71 0 R 80 0 R 81 0 R 82 0 R 83 0 R 84 0 R 85 0 R 86 0 R 87 0 R 88 0 R 89 0 R 90 0 R 110 0 R 111 0 R',
	' 140 0 R 141 0 R 142 0 R 143 0 R 144 0 R 145 0 R 146 0 R 205 0 R 91 0 R 92 0 R 147 0 R]',
	'/Resources<</Font<</F 3 0 R/T3 120 0 R>>/Properties<</Off 101 0 R/On 102 0 R/Policy 103 0 R/Expression 104 0 R/Usage 105 0 R/Shown 106 0 R/Files 209 0 R>>',
	'/XObject<</Secret 112 0 R/Both 113 0 R/Im 114 0 R/Jpeg 151 0 R/Quiet 115 0 R/Fm 152 0 R>>/Pattern<</P 116 0 R>>>>',
	'/AA<</O 62 0 R>>/PieceInfo<</Tool<</Private(PRIVATE-PAGE)>>>>/LastModified(D:20200101)/Thumb 153 0 R/Metadata 154 0 R/AF[202 0 R]',
].join('');
const PAGE_2 = '/DPart 156 0 R/Annots[93 0 R]';

/** Hidden content in the midst of text that shows, so that a wrong move would be seen. */
const CONTENT = `BT /F 24 Tf 40 150 Td (Page 1) Tj ET
/P <</MCID 0>> BDC BT /F 10 Tf 40 120 Td (before) Tj /OC /Off BDC (LAYER-OFF) Tj EMC (behind) Tj ET EMC
/P <</MCID 1>> BDC /OC /Off BDC /Span <</ActualText(LAYER-ACTUAL)>> BDC BT /F 9 Tf 10 10 Td (x) Tj ET EMC EMC EMC
/OC /Policy BDC BT /F 9 Tf 10 20 Td (LAYER-POLICY) Tj ET EMC
/OC /Expression BDC BT /F 9 Tf 10 30 Td (LAYER-EXPRESSION) Tj ET 0 0 300 200 re W n EMC
/OC /Usage BDC q BT /F 9 Tf 10 40 Td (LAYER-USAGE) Tj ET Q % LAYER-COMMENT
EMC
`;
const REST = `/OC /Off BDC q /Pattern cs /P scn 200 150 40 40 re f Q /Secret Do /Both Do % LAYER-COMMENT
1 0 0 RG 100 10 30 30 re S BI /W 1/H 1/CS/G/BPC 8 ID x EI EMC
/OC /Shown BDC BT /F 10 Tf 40 90 Td (shown) Tj ET EMC
q 1 0 0 1 40 60 cm /Both Do Q q 20 0 0 20 200 20 cm /Im Do Q q 60 0 0 60 230 90 cm /Jpeg Do Q /Fm Do
/P <</MCID 2>> BDC /Span <</ActualText(HIDDEN-ACTUAL)>> BDC BT 3 Tr /F 10 Tf 40 75 Td (HIDDEN-PAGE) Tj ET EMC EMC
BT 0 Tr /F 10 Tf 40 45 Td (here) Tj 3 Tr [(HIDDEN-MIDDLE) -200 (and)] TJ 0 Tr (there) Tj ET
q 3 Tr /Quiet Do Q /AF /Files BDC BT /F 10 Tf 40 30 Td (end) Tj ET EMC
BT /T3 10 Tf 150 60 Td (a) Tj ET
`;

function scripts(): Record<number, string | readonly [string, string]> {
	const link = (action: string) => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Border[0 0 0]/A ${action}>>`;
	return {
		41: ['', CONTENT + REST],
		60: `<</Names[(one)${script('NAMES')}(two)63 0 R]>>`,
		// Two scripts that follow each other in a circle, after a destination.
		61: `<</S/Go#54o/D[12 0 R/Fit]/Next[${script('OPENACTION', '/Next 66 0 R')} 66 0 R]>>`,
		62: `<</S/JavaScript/JS 67 0 R>>`,
		63: script('SHARED'),
		64: script('CATALOG-AA'),
		65: '<</Type/Outlines/First 68 0 R/Last 69 0 R/Count 2>>',
		66: script('CIRCLE-A', '/Next[72 0 R]'),
		67: ['', '/* SCRIPTS-STREAM SCRIPTS-PAGE-AA */'],
		68: '<</Title(One)/Parent 65 0 R/Next 69 0 R/A<</S/J#61vaScript/#4A#53(SCRIPTS-BOOKMARK)>>>>',
		69: '<</Title(Two)/Parent 65 0 R/Prev 68 0 R/A<</S/URI/URI(http://LINK-BOOKMARK.example)>>>>',
		70: '<</Fields[71 0 R 111 0 R]/DR<</Font<</F 3 0 R>>>>/DA(/F 9 Tf 0 g)/XFA[(template)73 0 R]>>',
		71: `<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[150 100 200 115]/AP<</N 74 0 R>>/AA<</K ${script('FIELD-AA')}/E ${script('WIDGET-AA')}/Bl 63 0 R>>>>`,
		72: script('CIRCLE-B', '/Next 66 0 R'),
		73: [
			'',
			'<template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform><field name="name"><event><script>SCRIPTS-XFA</script></event></field></subform></template>',
		],
		74: ['/Subtype/Form/BBox[0 0 50 15]/Resources<</Font<</F 3 0 R>>>>', '/Tx BMC BT /F 9 Tf 2 4 Td (Ada) Tj ET EMC'],
		80: link('<</S/Launch/F(SCRIPTS-LAUNCH)>>'),
		81: link('<</S/SubmitForm/F<</FS/URL/F(http://SCRIPTS-SUBMIT.example)>>>>'),
		82: link('<</S/ImportData/F(SCRIPTS-IMPORT)>>'),
		83: link('<</S/Rendition/OP 0/JS(SCRIPTS-RENDITION)>>'),
		84: link('<</S/GoToR/F(SCRIPTS-GOTOR)/D[0/Fit]>>'),
		85: link('<</S/GoToE/T<</R/C/N(SCRIPTS-GOTOE)>>/D[0/Fit]>>'),
		86: link('<</S/Named/N/SCRIPTS-NAMED>>'),
		87: link(`<</S/GoTo/D[12 0 R/Fit]/Next[<</S/Hide/T(name)/Next ${script('BEHIND-GOTO')}>> 63 0 R]>>`),
		88: link('<</S/URI/URI(java\\nScript:SCRIPTS-URI)>>'),
		89: link('94 0 R'),
		90: link('<</S/URI/URI(http://LINK-LINK.example)>>/PA<</S/URI/URI(http://LINK-PREVIOUS.example)>>'),
		91: '<</Type/Annot/Subtype/3D/Rect[0 0 5 5]/3DD 95 0 R/AP<</N 96 0 R>>>>',
		92: link('<</S/Named/N/NextPage>>'),
		93: link('<</S 97 0 R/Cmd(SCRIPTS-PLUGIN)>>'),
		94: '<</S/SetOCGState/State[/ON 101 0 R 102 0 R]>>',
		95: ['/Type/3D/Subtype/U3D/OnInstantiate 98 0 R', 'U3D'],
		96: ['/Subtype/Form/BBox[0 0 5 5]/Resources<<>>', '0 0 5 5 re f'],
		97: '/OfAPlugIn',
		98: ['', 'SCRIPTS-THREE-D'],
	};
}

function layers(): Record<number, string | readonly [string, string]> {
	return {
		100: '<</OCGs[101 0 R 102 0 R 105 0 R 107 0 R]/D<</Order[(Titles)101 0 R 102 0 R 105 0 R]/OFF[101 0 R]/AS[<</Event/View/Category[/View]/OCGs[105 0 R 107 0 R]>><</Event/Print/Category[/Print]/OCGs[107 0 R]>>]>>>>',
		101: '<</Type/OCG/Name(LAYER-TITLE)>>',
		102: '<</Type/OCG/Name(On)>>',
		103: '<</Type/OCMD/OCGs[101 0 R 102 0 R]/P/AllOn>>',
		104: '<</Type/OCMD/VE[/And 102 0 R[/Not[/Or 102 0 R 101 0 R]]]>>',
		105: '<</Type/OCG/Name(Usage)/Usage<</View<</ViewState/OFF>>>>>>',
		// Shows because another one is off.
		106: '<</Type/OCMD/OCGs[101 0 R]/P/AllOff>>',
		// Hidden on the screen, and shown on paper.
		107: '<</Type/OCG/Name(Paper)/Usage<</View<</ViewState/OFF>>/Print<</PrintState/ON>>>>>>',
		108: ['/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F 3 0 R>>>>', 'BT /F 9 Tf (LAYER-APPEARANCE) Tj ET'],
		110: '<</Type/Annot/Subtype/Watermark/Rect[0 0 9 9]/Contents(LAYER-ANNOTATION)/OC 101 0 R/AP<</N 108 0 R>>>>',
		111: '<</Type/Annot/Subtype/Widget/FT/Tx/T(LAYER-WIDGET)/V(LAYER-WIDGET)/Rect[0 0 9 9]/OC 103 0 R>>',
		112: [
			'/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<</Font<</F 3 0 R>>/XObject<</In 117 0 R>>>>',
			'BT /F 9 Tf (LAYER-FORM) Tj ET /In Do',
		],
		113: ['/Type/XObject/Subtype/Form/BBox[0 0 99 9]/Resources<</Font<</F 3 0 R>>>>', 'BT /F 9 Tf (both) Tj ET'],
		114: ['/Type/XObject/Subtype/Image/Width 1/Height 10/BitsPerComponent 8/ColorSpace/DeviceGray/OC 101 0 R', 'LAYER-IMAGE'],
		115: ['/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<</Font<</F 3 0 R>>>>', 'BT /F 9 Tf 5 5 Td (HIDDEN-FORM) Tj ET'],
		116: ['/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<>>', '% LAYER-PATTERN\n0 0 4 4 re f'],
		117: ['/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<</Font<</F 3 0 R>>>>', 'BT /F 9 Tf (LAYER-INNER) Tj ET'],
		120: '<</Type/Font/Subtype/Type3/FontBBox[0 0 10 10]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 97/LastChar 97/Widths[10]/Encoding<</Differences[97/a]>>/CharProcs<</a 121 0 R>>/Resources<</Font<</F 3 0 R>>/Properties<</Off 101 0 R>>>>>>',
		121: ['', '10 0 d0 0 0 8 8 re f /OC /Off BDC BT /F 9 Tf (LAYER-GLYPH) Tj ET EMC'],
		130: '<</Type/StructTreeRoot/K[131 0 R 132 0 R 133 0 R]/ParentTree<</Nums[0[131 0 R 132 0 R 133 0 R]]>>>>',
		131: '<</Type/StructElem/S/P/P 130 0 R/Pg 11 0 R/K 0/AF[204 0 R]>>',
		132: '<</Type/StructElem/S/Figure/P 130 0 R/Pg 11 0 R/K 1/Alt(LAYER-ALT)>>',
		133: '<</Type/StructElem/S/P/P 130 0 R/Pg 11 0 R/K[2]/Alt(HIDDEN-ALT)>>',
	};
}

function others(): Record<number, string | readonly [string, string]> {
	const comment = (entries: string) => `<</Type/Annot/Rect[250 10 260 20]${entries}>>`;
	return {
		5: '<</Title(METADATA-INFO)/Custom(METADATA-CUSTOM)>>',
		6: xmp('METADATA-XMP'),
		140: comment('/Subtype/Text/Contents(COMMENT-NOTE)/Popup 141 0 R/AP<</N 96 0 R>>'),
		141: comment('/Subtype/Popup/Parent 140 0 R/Contents(COMMENT-POPUP)'),
		142: comment('/Subtype/Text/IRT 140 0 R/Contents(COMMENT-REPLY)/F 2'),
		143: comment('/Subtype/Stamp/AP<</N 148 0 R>>'),
		144: comment('/Subtype/FreeText/DA(/F 9 Tf)/Contents(COMMENT-BOX)/AP<</N 96 0 R>>'),
		145: comment('/Subtype/Link/Border[0 0 0]/Dest[12 0 R/Fit]'),
		146: comment('/Subtype/Square/C[1 0 0]/AP<</N 96 0 R>>'),
		147: comment('/Subtype/Watermark/AP<</N 96 0 R>>'),
		148: ['/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F 3 0 R>>>>', 'BT /F 9 Tf (COMMENT-STAMP) Tj ET'],
		150: '<</Type/SpiderContentSet/S/SPS/ID(x)/O[]>>',
		151: [
			'/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode/Metadata 158 0 R',
			talkativeJpeg(),
		],
		152: [
			'/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<>>/PieceInfo<</Tool<</Private(PRIVATE-FORM)>>>>/PTEX.FileName(PRIVATE-PATH)/PTEX.InfoDict<</Author(PRIVATE-AUTHOR)>>/AF[203 0 R]',
			'0 0 3 3 re f',
		],
		153: ['/Width 1/Height 13/BitsPerComponent 8/ColorSpace/DeviceGray', 'PRIVATE-THUMB'],
		154: xmp('PRIVATE-PAGE-XMP'),
		155: '<</Type/DPartRoot/DPartRootNode 156 0 R>>',
		156: '<</Type/DPart/Parent 155 0 R/Start 12 0 R/DPM<</Job(PRIVATE-PART)>>>>',
		158: xmp('PRIVATE-IMAGE-XMP'),
	};
}

function attachments(): Record<number, string | readonly [string, string]> {
	const specification = (place: string, stream: number) => file(place).join(`${stream} 0 R`);
	const data = (place: string) => ['/Type/EmbeddedFile', `FILE-${place} data`] as const;
	return {
		200: `<</Names[(FILE-NAMES)${specification('NAMES', 210)}]>>`,
		201: specification('CATALOG', 211),
		202: specification('PAGE', 212),
		203: specification('FORM', 213),
		204: specification('ELEMENT', 214),
		205: `<</Type/Annot/Subtype/FileAttachment/Rect[270 170 280 180]/Contents(FILE-ANNOTATION)/FS ${specification('ANNOTATION', 215)}/AP<</N 96 0 R>>>>`,
		209: `<</MCAF[${specification('CONTENT', 216)}]>>`,
		210: data('NAMES'),
		211: data('CATALOG'),
		212: data('PAGE'),
		213: data('FORM'),
		214: data('ELEMENT'),
		215: data('ANNOTATION'),
		216: data('CONTENT'),
	};
}
