/** A document of twelve pages with one of everything that compare_documents looks at, as objects that changes can edit. */
import { noto } from '../documents/fonts';

export type Objects = Record<number, string | readonly [entries: string, data: string]>;

/** Page N is object 200 + N, its content 100 + N. */
export const PAGES = 12;
export const pageObject = (page: number): number => 200 + page;
export const contentObject = (page: number): number => 100 + page;

/** Objects by what they are. */
export const AT = {
	catalog: 1,
	tree: 2,
	resources: 3,
	xmp: 4,
	states: 5,
	bookmarks: 20,
	firstBookmark: 21,
	secondBookmark: 22,
	thirdBookmark: 23,
	form: 30,
	textField: 31,
	choiceField: 32,
	box: 33,
	typed: 40,
	glyph: 41,
	embedded: 42,
	descriptor: 43,
	program: 44,
	toUnicode: 45,
	image: 50,
	softMask: 51,
	palette: 52,
	stencil: 53,
	keyed: 54,
	pattern: 55,
	uncolored: 56,
	axial: 57,
	radial: 58,
	drawing: 60,
	inner: 61,
	maskGroup: 62,
	layer: 63,
	link: 70,
	pageLink: 71,
	stamp: 72,
	stampLook: 73,
	note: 74,
	namedLink: 75,
	file: 80,
	fileData: 81,
} as const;

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">The title</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>The author</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">The subject</rdf:li></rdf:Alt></dc:description>
<pdf:Keywords>the keywords</pdf:Keywords><pdf:Producer>The producer</pdf:Producer>
<xmp:CreatorTool>The creator</xmp:CreatorTool><xmp:CreateDate>2026-01-02T03:04:05Z</xmp:CreateDate>
</rdf:Description></rdf:RDF></x:xmpmeta>`;

const CONTENTS: Readonly<Record<number, string>> = {
	1: `BT /F 12 Tf 50 540 Td (The first line of the first page) Tj ET
BT /F 12 Tf 50 520 Td (Goods are delivered within 10 days) Tj ET
BT /F 12 Tf 50 500 Td (Payment is due on receipt of the goods) Tj ET
BT /B 12 Tf 50 480 Td (Returns are accepted for a month) Tj ET
BT /F 9 Tf 50 60 Td (Printed in Zurich by the supplier) Tj ET`,
	2: `BT /F 14 Tf 0.5 Tc 1 Tw 90 Tz 18 TL 2 Ts 0 Tr 50 500 Td (Spaced words here) Tj T* (a second row) Tj ET
BT /B 20 Tf 1 Tr 2 w 50 400 Td (Hollow) Tj ET
BT 0 Tr /F 16 Tf 0.8 0.1 0.2 rg 0.9 0.1 -0.1 0.9 50 300 Tm [(Ker) -40 (ned) 30 (text)] TJ ET`,
	3: `BT /E 24 Tf 50 500 Td (Embedded words) Tj ET BT /T 30 Tf 50 400 Td (aba) Tj ET`,
	4: `3 w 1 J 1 j 4 M [9 4] 2 d
50 500 m 120 560 l 190 500 l S
[] 0 d 2 J 0 j 40 400 m 90 460 140 340 190 400 c S
210 400 80 50 re f
0 J 5 w 50 300 m 100 350 l 150 300 l s
200 280 90 90 re 220 300 50 50 re f*
q 60 150 100 80 re W n 50 140 90 60 re f Q
220 160 m 300 160 l 260 230 l h B`,
	5: `0.3 g 50 500 40 40 re f 0.7 G 100 500 40 40 re S
0.1 0.2 0.3 rg 150 500 40 40 re f 0.4 0.5 0.6 RG 200 500 40 40 re S
0.1 0.2 0.3 0.4 k 250 500 40 40 re f 0.5 0.6 0.7 0.1 K 300 500 40 40 re S
/S cs 0.5 scn 50 440 40 40 re f /L cs 60 10 -20 sc 100 440 40 40 re f /I cs 1 sc 150 440 40 40 re f`,
	6: `1 0 0 rg 50 400 150 150 re f q /A gs 0 0 1 rg 150 350 150 150 re f Q
0 1 0 rg 50 150 100 100 re f q /B gs 0.9 0.4 0.1 rg 100 120 100 100 re f Q
q /M gs 0.2 g 220 100 150 150 re f Q q /D gs 60 60 m 300 60 l S Q`,
	7: `q 80 0 0 80 50 480 cm /Image Do Q q 80 0 0 80 150 480 cm /Palette Do Q
q 0.2 0.4 0.8 rg 80 0 0 80 250 480 cm /Stencil Do Q q 80 0 0 80 50 380 cm /Keyed Do Q
q 60 20 -20 60 200 380 cm BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI Q`,
	8: `/Pattern cs /P scn 50 400 120 120 re f /U cs 0.8 0.2 0.1 /Q scn 200 400 120 120 re f
q 50 200 120 120 re W n /X sh Q q 200 200 120 120 re W n /Y sh Q`,
	9: `q 1 0 0 1 30 40 cm /Drawing Do Q /OC /Layer BDC 200 400 90 60 re f EMC
BT /F 12 Tf 50 80 Td (Beside the drawing) Tj ET`,
	10: 'BT /F 12 Tf 50 500 Td (A page with notes and links) Tj ET',
	11: 'BT /F 12 Tf 50 540 Td (A page with fields) Tj ET',
	12: `q 300 0 0 400 50 100 cm /Image Do Q BT 3 Tr /F 12 Tf 60 300 Td (recognised words of a scan) Tj ET
/Span <</ActualText(spoken)>> BDC BT /F 12 Tf 0 Tr 60 60 Td (SPKN) Tj ET EMC`,
};

const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange endcmap end end`;

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const numbers = (count: number, make: (index: number) => number): string =>
	latin(Uint8Array.from({ length: count }, (_, index) => make(index)));
const annots: Readonly<Record<number, string>> = {
	10: `/Annots[${AT.link} 0 R ${AT.pageLink} 0 R ${AT.stamp} 0 R ${AT.note} 0 R ${AT.namedLink} 0 R]`,
	11: `/Annots[${AT.textField} 0 R ${AT.choiceField} 0 R ${AT.box} 0 R]`,
};

/** A fresh set of objects, to be written with `rawPdf`. */
export function objects(): Objects {
	const all: Objects = {
		[AT.catalog]: `<</Type/Catalog/Pages 2 0 R/Lang(en)/Metadata ${AT.xmp} 0 R/Outlines ${AT.bookmarks} 0 R/AcroForm ${AT.form} 0 R/Names<</Dests<</Names[(there)[${pageObject(5)} 0 R/Fit]]>>/EmbeddedFiles<</Names[(data.csv)${AT.file} 0 R]>>>>/OCProperties<</OCGs[${AT.layer} 0 R]/D<</ON[${AT.layer} 0 R]>>>>>>`,
		[AT.tree]: `<</Type/Pages/Count ${PAGES}/MediaBox[0 0 400 600]/Resources ${AT.resources} 0 R/Kids[${Array.from({ length: PAGES }, (_, index) => `${pageObject(index + 1)} 0 R`).join(' ')}]>>`,
		[AT.resources]: `<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>/B<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>/T ${AT.typed} 0 R/E ${AT.embedded} 0 R>>/ExtGState ${AT.states} 0 R/ColorSpace<</S[/Separation/Gold/DeviceRGB<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[0.8 0.7 0.1]/N 1>>]/L[/Lab<</WhitePoint[0.9505 1 1.089]/Range[-100 100 -100 100]>>]/I[/Indexed/DeviceRGB 1<ff000000ff00>]/U[/Pattern/DeviceRGB]>>/XObject<</Image ${AT.image} 0 R/Palette ${AT.palette} 0 R/Stencil ${AT.stencil} 0 R/Keyed ${AT.keyed} 0 R/Drawing ${AT.drawing} 0 R>>/Pattern<</P ${AT.pattern} 0 R/Q ${AT.uncolored} 0 R>>/Shading<</X ${AT.axial} 0 R/Y ${AT.radial} 0 R>>/Properties<</Layer ${AT.layer} 0 R>>>>`,
		[AT.xmp]: ['/Type/Metadata/Subtype/XML', XMP],
		[AT.states]: `<</A<</ca 0.5/BM/Normal>>/B<</BM/Multiply>>/M<</SMask<</S/Luminosity/G ${AT.maskGroup} 0 R>>>>/D<</LW 6/CA 0.8/D[[6 3]0]>>>>`,
		[AT.bookmarks]: `<</Type/Outlines/First ${AT.firstBookmark} 0 R/Last ${AT.thirdBookmark} 0 R/Count 3>>`,
		[AT.firstBookmark]: `<</Title(One)/Parent ${AT.bookmarks} 0 R/Next ${AT.secondBookmark} 0 R/Dest[${pageObject(1)} 0 R/Fit]>>`,
		[AT.secondBookmark]: `<</Title(Two)/Parent ${AT.bookmarks} 0 R/Prev ${AT.firstBookmark} 0 R/Next ${AT.thirdBookmark} 0 R/Dest[${pageObject(2)} 0 R/Fit]>>`,
		[AT.thirdBookmark]: `<</Title(Three)/Parent ${AT.bookmarks} 0 R/Prev ${AT.secondBookmark} 0 R/A<</S/URI/URI(https://three.example/)>>>>`,
		[AT.form]: `<</Fields[${AT.textField} 0 R ${AT.choiceField} 0 R ${AT.box} 0 R]/DA(/F 0 Tf 0 g)>>`,
		[AT.textField]: `<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ada)/DV(nobody)/Ff 0/MaxLen 40/Rect[50 480 200 500]/F 4/P ${pageObject(11)} 0 R>>`,
		[AT.choiceField]: `<</Type/Annot/Subtype/Widget/FT/Ch/T(city)/V(Bern)/Opt[(Bern)(Basel)]/Ff 131072/Rect[50 440 200 460]/F 4/P ${pageObject(11)} 0 R>>`,
		[AT.box]: `<</Type/Annot/Subtype/Widget/FT/Btn/T(agree)/V/Off/AS/Off/Rect[50 400 70 420]/F 4/P ${pageObject(11)} 0 R/AP<</N<</Yes ${AT.stampLook} 0 R/Off ${AT.inner} 0 R>>>>>>`,
		[AT.typed]: `<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 97/LastChar 98/Widths[600 600]/Encoding<</Differences[97/a/b]>>/CharProcs<</a ${AT.glyph} 0 R/b 46 0 R>>/Resources<<>>>>`,
		[AT.glyph]: ['', '600 0 d0 50 0 400 700 re f'],
		46: ['', '600 0 0 0 600 700 d1 50 0 m 450 0 l 250 700 l f'],
		[AT.embedded]: `<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Noto/FirstChar 32/LastChar 122/Widths[${'550 '.repeat(91)}]/Encoding/WinAnsiEncoding/FontDescriptor ${AT.descriptor} 0 R/ToUnicode ${AT.toUnicode} 0 R>>`,
		[AT.descriptor]: `<</Type/FontDescriptor/FontName/ABCDEF+Noto/Flags 32/FontBBox[-500 -300 1500 1000]/Ascent 1000/Descent -300/CapHeight 700/StemV 80/ItalicAngle 0/FontFile2 ${AT.program} 0 R>>`,
		[AT.program]: ['', latin(noto())],
		[AT.toUnicode]: ['', TO_UNICODE],
		[AT.image]: [
			`/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceRGB/BitsPerComponent 8/SMask ${AT.softMask} 0 R`,
			numbers(192, (index) => (index * 37) % 256),
		],
		[AT.softMask]: [
			'/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 8',
			numbers(64, (index) => 255 - index),
		],
		[AT.palette]: [
			'/Type/XObject/Subtype/Image/Width 4/Height 4/ColorSpace[/Indexed/DeviceRGB 3<00000000ff00ff00000000ff>]/BitsPerComponent 2',
			'\x1b\xb1\x4e\xe4',
		],
		[AT.stencil]: ['/Type/XObject/Subtype/Image/Width 8/Height 4/ImageMask true/BitsPerComponent 1', '\xf0\x0f\xaa\x55'],
		[AT.keyed]: [
			'/Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8/Mask[0 9]',
			'\x05\x50\xa0\xf0',
		],
		[AT.pattern]: [
			'/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 20 20]/XStep 20/YStep 20/Matrix[1 0 0 1 0 0]/Resources<<>>',
			'0.9 0.5 0.1 rg 2 2 9 9 re f',
		],
		[AT.uncolored]: ['/PatternType 1/PaintType 2/TilingType 1/BBox[0 0 12 12]/XStep 12/YStep 12/Resources<<>>', '3 3 5 5 re f'],
		[AT.axial]:
			'<</ShadingType 2/ColorSpace/DeviceRGB/Coords[50 200 170 320]/Extend[true true]/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>',
		[AT.radial]:
			'<</ShadingType 3/ColorSpace/DeviceRGB/Coords[260 260 5 260 260 60]/Extend[false false]/Function<</FunctionType 2/Domain[0 1]/C0[1 1 0]/C1[0 0.5 0]/N 2>>>>',
		[AT.drawing]: [
			`/Type/XObject/Subtype/Form/BBox[0 0 300 300]/Matrix[1 0 0 1 0 0]/Group<</S/Transparency/I false/K false>>/Resources<</XObject<</Inner ${AT.inner} 0 R>>>>`,
			'0.6 0.1 0.6 rg 20 20 120 90 re f q 1 0 0 1 50 120 cm /Inner Do Q',
		],
		[AT.inner]: ['/Type/XObject/Subtype/Form/BBox[0 0 100 100]/Resources<<>>', '0.1 0.6 0.6 rg 10 10 60 60 re f'],
		[AT.maskGroup]: [
			'/Type/XObject/Subtype/Form/BBox[0 0 400 600]/Group<</S/Transparency/CS/DeviceGray>>/Resources<<>>',
			'0.5 g 230 110 100 100 re f',
		],
		[AT.layer]: '<</Type/OCG/Name(A layer)>>',
		[AT.link]: '<</Type/Annot/Subtype/Link/Rect[50 490 150 510]/Border[0 0 1]/C[1 0 0]/A<</S/URI/URI(https://one.example/a)>>>>',
		[AT.pageLink]: `<</Type/Annot/Subtype/Link/Rect[160 490 250 510]/Border[0 0 0]/Dest[${pageObject(3)} 0 R/Fit]>>`,
		[AT.stamp]: `<</Type/Annot/Subtype/Stamp/Rect[50 300 150 360]/F 4/Contents(Approved)/AP<</N ${AT.stampLook} 0 R>>>>`,
		[AT.stampLook]: ['/Type/XObject/Subtype/Form/BBox[0 0 100 60]/Resources<<>>', '0.9 0.2 0.2 rg 5 5 90 50 re f'],
		[AT.note]: '<</Type/Annot/Subtype/Text/Rect[300 300 320 320]/F 4/Contents(Please check)/C[1 1 0]/Name/Note/M(D:20260101)>>',
		[AT.namedLink]: '<</Type/Annot/Subtype/Link/Rect[260 490 350 510]/Border[0 0 0]/A<</S/GoTo/D(there)>>>>',
		[AT.file]: `<</Type/Filespec/F(data.csv)/UF(data.csv)/Desc(The data)/AFRelationship/Data/EF<</F ${AT.fileData} 0 R>>>>`,
		[AT.fileData]: ['/Type/EmbeddedFile/Subtype/text#2fcsv/Params<</Size 11>>', 'a,b\n1,2\n3,4'],
	};
	for (let page = 1; page <= PAGES; page++) {
		all[pageObject(page)] = `<</Type/Page/Parent 2 0 R/Contents ${contentObject(page)} 0 R${annots[page] ?? ''}>>`;
		all[contentObject(page)] = ['', CONTENTS[page]!];
	}
	return all;
}
