/** Places that text was not meant for: names, keys, data of fonts and colors, what no reader looks at. */
import { pageTexts, qpdfCheck, withTools } from '../../support/judges/tools';
import { annotation, field, form, made, redacted, SECRET, show, tracesOf, utf16, type Place } from '../../support/secrets/places';
import { sampled, testInTurn } from '../../support/sample';

const hex = Buffer.from(SECRET, 'latin1').toString('hex');
const function4 = `{ % ${SECRET}\n}`;

const PLACES: Readonly<Record<string, Place>> = {
	'the name of a font of the resources': {
		content: `BT /${SECRET} 12 Tf 40 300 Td (x) Tj ET\n`,
		resources: '',
		objects: { 60: `<</Font<</F 61 0 R/${SECRET} 61 0 R>>>>` },
	},
	'the name of a form of the resources': {
		content: `/${SECRET} Do\n`,
		resources: `/XObject<</${SECRET} 70 0 R>>`,
		objects: { 70: form('0 g') },
	},
	'the name of a graphics state': { content: `/${SECRET} gs\n`, resources: `/ExtGState<</${SECRET}<</LW 1>>>>` },
	'the name of a color space': {
		content: `/${SECRET} cs\n`,
		resources: `/ColorSpace<</${SECRET}[/CalGray<</WhitePoint[1 1 1]>>]>>`,
	},
	'the name of a pattern': {
		content: `/Pattern cs /${SECRET} scn 0 0 9 9 re f\n`,
		resources: `/Pattern<</${SECRET} 70 0 R>>`,
		objects: {
			70: ['/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<>>', '0 g 0 0 5 5 re f'],
		},
	},
	'the name of a property list': { content: `/Span /${SECRET} BDC EMC\n`, resources: `/Properties<</${SECRET}<</MCID 7>>>>` },
	'the name of a font in a form': {
		content: '/Fm Do\n',
		resources: '/XObject<</Fm 70 0 R>>',
		objects: {
			70: [
				`/Subtype/Form/BBox[0 0 400 600]/Resources<</Font<</${SECRET} 61 0 R>>>>`,
				`BT /${SECRET} 12 Tf 40 400 Td (in the form) Tj ET`,
			],
		},
	},
	'the name of a font in a default appearance': {
		...field(`/T(a)/V(x)/DA(/${SECRET} 10 Tf 0 g)`),
		catalog: `/AcroForm<</Fields[70 0 R]/DR<</Font<</${SECRET} 61 0 R>>>>/DA(/${SECRET} 10 Tf)>>`,
	},
	'a comment in a default appearance': field(`/T(a)/V(x)/DA(/F 10 Tf % ${SECRET}\n0 g)`),
	'the default style of rich text': annotation(`/Subtype/FreeText/Contents(x)/DA(/F 9 Tf)/DS(font: ${SECRET} 9pt)`),
	'the tag of marked content': { content: `/${SECRET} BMC ${show('x')} EMC /${SECRET} MP\n` },
	'the key of a property list': { content: `/Span <</${SECRET} 1>> BDC ${show('x')} EMC\n` },
	'a name of a property list': { content: `/Span <</Xyzzy/${SECRET}>> BDC ${show('x')} EMC\n` },
	'a word of content that is not an operator': { content: `0 g ${SECRET} 0 g\n` },
	'the data of an image in content': {
		content: `q 7 0 0 1 0 0 cm BI /W 7 /H 1 /BPC 8 /CS /G ID ${SECRET} EI Q\n`,
	},
	'a colorant': {
		content: '/S cs 1 scn 0 0 9 9 re f\n',
		resources: `/ColorSpace<</S[/Separation/${SECRET}/DeviceGray 70 0 R]>>`,
		objects: { 70: '<</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>' },
	},
	'the name of a font': {
		content: 'BT /Z 12 Tf 40 300 Td (x) Tj ET\n',
		objects: {
			60: '<</Font<</F 61 0 R/Z 70 0 R>>>>',
			70: `<</Type/Font/Subtype/TrueType/BaseFont/${SECRET}/FirstChar 120/LastChar 120/Widths[500]/Encoding/WinAnsiEncoding/FontDescriptor 71 0 R>>`,
			71: `<</Type/FontDescriptor/FontName/${SECRET}/FontFamily(${SECRET})/Flags 32/FontBBox[0 0 500 500]/Ascent 800/Descent -200/CapHeight 700/StemV 80/ItalicAngle 0>>`,
		},
	},
	'the name of a glyph': {
		content: 'BT /T 12 Tf 40 300 Td (a) Tj ET\n',
		objects: {
			60: '<</Font<</F 61 0 R/T 70 0 R>>>>',
			70: `<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 97/Widths[1000]/Encoding<</Differences[97/${SECRET}]>>/CharProcs<</${SECRET} 71 0 R>>/Resources<<>>/ToUnicode 72 0 R>>`,
			71: ['', '1000 0 d0 0 0 500 500 re f'],
			72: ['', '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <61> <0061> endbfchar'],
		},
	},
	'a comment of a map to Unicode': {
		content: 'BT /U2 12 Tf 40 300 Td (a) Tj ET\n',
		objects: {
			60: '<</Font<</F 61 0 R/U2 70 0 R>>>>',
			70: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 71 0 R>>',
			71: ['', `% ${SECRET}\n1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <61> <0061> endbfchar`],
		},
	},
	'a map to Unicode, for a code that is not shown': {
		content: 'BT /U2 12 Tf 40 300 Td (a) Tj ET\n',
		objects: {
			60: '<</Font<</F 61 0 R/U2 70 0 R>>>>',
			70: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 71 0 R>>',
			71: [
				'',
				`1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfchar <61> <0061> <62> <${Buffer.from(SECRET, 'utf16le').swap16().toString('hex')}> endbfchar`,
			],
		},
	},
	'a map to Unicode, for a code that is shown': {
		content: 'BT /U2 12 Tf 40 300 Td (ab) Tj ET\n',
		objects: {
			60: '<</Font<</F 61 0 R/U2 70 0 R>>>>',
			70: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 71 0 R>>',
			71: [
				'',
				`1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfchar <61> <0061> <62> <${Buffer.from(SECRET, 'utf16le').swap16().toString('hex')}> endbfchar`,
			],
		},
	},
	'a comment of a function': {
		content: '/S cs 1 scn 0 0 9 9 re f\n',
		resources: '/ColorSpace<</S[/Separation/Spot/DeviceGray 70 0 R]>>',
		objects: { 70: ['/FunctionType 4/Domain[0 1]/Range[0 1]', function4] },
	},
	'a color profile': {
		content: '/S cs 1 scn 0 0 9 9 re f\n',
		resources: '/ColorSpace<</S[/ICCBased 70 0 R]>>',
		objects: { 70: ['/N 1/Alternate/DeviceGray', `${'\0'.repeat(200)}desc${SECRET}${'\0'.repeat(50)}`] },
	},
	'a stream of unknown meaning with a number': { catalog: '/Xyzzy 70 0 R', objects: { 70: ['/N 3', `data ${SECRET} data`] } },
	'a palette': {
		content: '/S cs 1 scn 0 0 9 9 re f\n',
		resources: `/ColorSpace<</S[/Indexed/DeviceGray 6<${hex}>]>>`,
	},
	'the key of an entry of the properties': { objects: {}, catalog: `/Xyzzy<</${SECRET} 1>>` },
	'a name of unknown meaning': { catalog: `/Xyzzy/${SECRET}` },
	'a name of unknown meaning, escaped': { catalog: '/Xyzzy/Z#6frkmid' },
	'a key within a stream': { catalog: '/Xyzzy 70 0 R', objects: { 70: [`/${SECRET} 1`, 'data'] } },
	'the names of a collection': {
		catalog: `/Collection<</Schema<</${SECRET}<</Subtype/F/N(${SECRET})>>>>>>`,
	},
	'an indirect string': annotation('/Subtype/Text/Contents 71 0 R', { 71: `(${SECRET})` }),
	'an indirect string of an array': { catalog: '/Xyzzy[70 0 R]', objects: { 70: `(${SECRET})` } },
	'the indirect name of a field': field('/T 71 0 R', { 71: `(${SECRET})` }),
	'an indirect name': { catalog: '/Xyzzy 70 0 R', objects: { 70: `/${SECRET}` } },
	'an indirect default appearance': field('/T(a)/V(x)/DA 71 0 R', { 71: `(/F 10 Tf % ${SECRET}\n0 g)` }),
	'a language code in the middle of a text': annotation(
		'/Subtype/Text/Contents<feff005a006f0072006b001b0065006e001b006d00690064>',
	),
	'UTF-8': annotation(`/Subtype/Text/Contents(\xef\xbb\xbf${SECRET})`),
	'UTF-16 with the other order of bytes': annotation(
		`/Subtype/Text/Contents<fffe${Buffer.from(SECRET, 'utf16le').toString('hex')}>`,
	),
	'octal escapes': annotation('/Subtype/Text/Contents(\\132or\\153mid)'),
	'soft hyphens in a comment': annotation('/Subtype/Text/Contents(Zork\\255mid)'),
	'the value of a field, as a stream': field('/T(a)/V 71 0 R', { 71: ['', SECRET] }),
	'the rich text of a comment, as a stream': annotation('/Subtype/Text/Contents(x)/RC 71 0 R', {
		71: ['', '<body><p>Zork<b>mid</b></p></body>'],
	}),
	'the rich text of a comment, as a stream of UTF-16': annotation('/Subtype/Text/Contents(x)/RC 71 0 R', {
		71: ['', `\xff\xfe${Buffer.from(`<p>${SECRET}</p>`, 'utf16le').toString('latin1')}`],
	}),
	'the reason of a signature': {
		...annotation('/Subtype/Widget/FT/Sig/T(s)/V 71 0 R', {
			71: `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 1 2 3]/Contents<00>/Reason(${SECRET})/Name(${SECRET})>>`,
		}),
		catalog: '/AcroForm<</Fields[70 0 R]/SigFlags 3>>',
	},
	'names of fields in an action': {
		...annotation(`/Subtype/Link/A<</S/ResetForm/Fields[(${SECRET})]>>`, { 71: `<</FT/Tx/T(${SECRET})>>` }),
		catalog: '/AcroForm<</Fields[71 0 R]>>',
	},
	'the address of a form that is sent': annotation(
		`/Subtype/Link/A<</S/SubmitForm/F<</FS/URL/F(https://a.example/${SECRET})>>>>`,
	),
	'an action after others': annotation(
		`/Subtype/Link/A<</S/GoTo/D[200 0 R/Fit]/Next[<</S/GoTo/D[200 0 R/Fit]/Next<</S/URI/URI(http://${SECRET}.example)>>>>]>>`,
	),
	'the use of a layer': {
		catalog: '/OCProperties<</OCGs[70 0 R]/D<</Order[(In all) 70 0 R]>>>>',
		objects: {
			70: `<</Type/OCG/Name(L)/Usage<</CreatorInfo<</Creator(${SECRET})/Subtype/${SECRET}>>/User<</Name[(${SECRET})]>>>>>>`,
		},
	},
	'the attributes of a tag that are a stream': {
		catalog: '/StructTreeRoot<</Type/StructTreeRoot/K<</S/P/A 70 0 R>>>>',
		objects: { 70: [`/O/CSS-2.00/Xyzzy(${SECRET})`, `p { content: '${SECRET}' }`] },
	},
	'user properties of a tag': {
		catalog: `/StructTreeRoot<</Type/StructTreeRoot/K<</S/P/A<</O/UserProperties/P[<</N(${SECRET})/V(x)/F(${SECRET})>>]>>>>>>`,
	},
	'the namespace of tags': {
		catalog: '/StructTreeRoot<</Type/StructTreeRoot/Namespaces[70 0 R]/K<</S/P/NS 70 0 R>>>>',
		objects: { 70: `<</Type/Namespace/NS(http://${SECRET}.example/)>>` },
	},
	'the name of a sequence of pages': {
		catalog: `/Names<</Pages<</Names[(${SECRET}) 200 0 R]>>>>`,
	},
	'the entry of a navigator': { page: `/PresSteps<</Type/NavNode/NA<</S/URI/URI(${SECRET})>>>>` },
	'a measure': { page: `/VP[<</Type/Viewport/BBox[0 0 9 9]/Measure<</Subtype/RL/R(${SECRET})/X[<</U(${SECRET})/C 1>>]>>>>]` },
	'a legal attestation': { catalog: `/Legal<</Attestation(${SECRET})>>` },
	halftones: {
		content: '/G gs\n',
		resources: `/ExtGState<</G<</HT<</Type/Halftone/HalftoneType 1/HalftoneName(${SECRET})/Frequency 60/Angle 45/SpotFunction/Round>>>>>>`,
	},
	'letters of which each has its own text object': {
		content: Array.from(
			SECRET,
			(letter, at) => `BT /F 12 Tf ${[40, 47.33, 54, 58, 64, 74, 76.67][at]} 400 Td (${letter}) Tj ET`,
		).join('\n'),
	},
	'text that is turned': { content: `BT /F 12 Tf 0 1 -1 0 200 300 Tm (${SECRET}) Tj ET\n` },
	'text that is mirrored': { content: `BT /F 12 Tf -1 0 0 1 200 300 Tm (${SECRET}) Tj ET\n` },
	'letters far apart': { content: `BT /F 12 Tf 9 Tc 40 400 Td (${SECRET}) Tj ET\n` },
	'text in two fonts': { content: 'BT /F 12 Tf 40 400 Td (Zork) Tj /B 12 Tf (mid) Tj ET\n' },
	'text with a raised letter': { content: 'BT /F 12 Tf 40 400 Td (Zo) Tj 4 Ts (r) Tj 0 Ts (kmid) Tj ET\n' },
	'text of a hidden field in its caption states': field(`/T(a)/MK<</CA(x)/RC(${SECRET})/AC ${utf16(SECRET)}>>`),
	'text in vertical writing': { content: 'BT /V 12 Tf 40 400 Td <005a006f0072006b006d00690064> Tj ET\n' },
	'text with white space without width': {
		content: 'BT /U 12 Tf 40 400 Td <005a006f0072200b006b006d00690064> Tj ET\n',
	},
	'text with soft hyphens': { content: 'BT /U 12 Tf 40 400 Td <005a006f007200ad006b006d00690064> Tj ET\n' },
	'letters of full width': { content: 'BT /U 12 Tf 40 400 Td <ff3aff4fff52ff4bff4dff49ff44> Tj ET\n' },
};

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('redact_text', () => {
	testInTurn.each(sampled(Object.keys(PLACES), 8))('takes text out of %s', async (name) => {
		const source = made(PLACES[name]!);
		const before = tracesOf(source);
		const { bytes } = await redacted(source);
		expect(tracesOf(bytes)).toEqual([]);
		expect(before).not.toEqual([]);
		expect(pageTexts(bytes).join('\n')).toContain('Public words');
		expect(qpdfCheck(bytes).output).toEqual(expect.stringContaining('No syntax or stream encoding errors found'));
	});
});
