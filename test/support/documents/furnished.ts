/** A document of two pages with one of everything that has a place on a page, for operations that move pages. */
import { rawPages } from './raw';

/** The page is 300 by 200 points and says "Page 1" at (40, 100). Further entries of page 1. */
export function furnished(entries = ''): Uint8Array {
	return rawPages(2, {
		catalog:
			'/Outlines 60 0 R/Dests<</old[11 0 R/FitH 150]>>/OpenAction[11 0 R/XYZ 40 124 2]/AcroForm 62 0 R/StructTreeRoot 90 0 R' +
			'/MarkInfo<</Marked true>>/Names<</Dests<</Names[(whole)[11 0 R/Fit](part)<</D[11 0 R/FitR 30 90 130 130]>>]>>>>/Threads[81 0 R]',
		pages: {
			1:
				'/TrimBox[10 10 290 190]/Annots[70 0 R 71 0 R 72 0 R 73 0 R 74 0 R 75 0 R 76 0 R 77 0 R]/B[80 0 R]/StructParents 0' +
				'/VP[<</Type/Viewport/BBox[0 0 100 100]/Measure 82 0 R>>]' +
				`/Resources<</Font<</F 3 0 R>>/Pattern<</T 83 0 R/S 84 0 R>>/XObject<</X 86 0 R>>>>${entries}`,
			2: '/Annots[78 0 R]',
		},
		objects: {
			41: [
				'',
				'/Span<</MCID 0>>BDC BT /F 24 Tf 40 100 Td (Page 1) Tj ET EMC /Artifact BMC /Pattern cs /T scn 200 20 60 40 re f ' +
					'/S scn 200 70 60 40 re f q 1 0 0 1 200 120 cm /X Do Q EMC',
			],
			60: '<</First 61 0 R/Last 61 0 R/Count 1>>',
			61: '<</Title(Word)/Parent 60 0 R/A<</S/GoTo/D[11 0 R/XYZ 40 124 null]/Next<</S/GoTo/D[11 0 R/FitV 40]>>>>>>',
			62: '<</Fields[71 0 R 79 0 R]/DA(/F 12 Tf 0 g)/DR<</Font<</F 3 0 R>>>>>>',
			70: '<</Type/Annot/Subtype/Link/Rect[40 95 115 122]/Border[0 0 2 [3]]/StructParent 1/A<</S/URI/URI(http://example.com/)>>>>',
			71: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ada)/F 4/Rect[40 150 140 170]/BS 85 0 R/AP<</N 87 0 R>>>>',
			72: '<</Type/Annot/Subtype/Highlight/F 4/Rect[40 95 115 122]/QuadPoints[40 122 115 122 40 95 115 95]/C[1 1 0]/AP<</N 88 0 R>>>>',
			73: '<</Type/Annot/Subtype/Ink/F 4/Rect[20 20 60 60]/InkList[[25 25 40 50 55 25]]/BS 85 0 R/AP<</N 89 0 R>>>>',
			74: '<</Type/Annot/Subtype/FreeText/Rect[70 20 120 60]/CL[60 20 65 30 70 40]/RD[1 2 3 4]/DA(0 g /F 10 Tf 2 Tc)/Contents(Note)/AP<</N 88 0 R>>>>',
			75: '<</Type/Annot/Subtype/Line/Rect[130 20 190 40]/L[135 25 185 25]/LL 8/CO[1 2]/Measure 82 0 R/AP<</N 89 0 R>>>>',
			76: '<</Type/Annot/Subtype/Polygon/Rect[130 45 190 65]/Vertices[135 50 185 50 160 60]/AP<</N 89 0 R>>>>',
			77: '<</Type/Annot/Subtype/Widget/Parent 79 0 R/F 4/Rect[160 150 260 170]/AP<</N 87 0 R>>>>',
			78: '<</Type/Annot/Subtype/Link/Rect[10 10 50 30]/Dest[11 0 R/XYZ 40 124 0]>>',
			79: '<</FT/Tx/T(town)/DA(/F 0 Tf 0 g)/Kids[77 0 R]>>',
			80: '<</T 81 0 R/N 80 0 R/V 80 0 R/P 11 0 R/R[30 90 130 130]>>',
			81: '<</Type/Thread/F 80 0 R>>',
			82: '<</Type/Measure/Subtype/RL/R(1 in = 1 m)/X[<</U(m)/C 0.0139>>]/D[<</U(m)/C 1>>]/A[<</U(m2)/C 1>>]/O[10 20]>>',
			83: [
				'/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 20 20]/XStep 20/YStep 20/Resources<<>>/Matrix[1 0 0 1 5 0]',
				'1 0 0 rg 0 0 10 10 re f',
			],
			84: '<</Type/Pattern/PatternType 2/Shading<</ShadingType 2/ColorSpace/DeviceRGB/Coords[200 0 260 0]/Function<</FunctionType 2/Domain[0 1]/C0[0 0 1]/C1[0 1 0]/N 1>>>>>>',
			85: '<</W 2/S/D/D[4 2]>>',
			86: ['/Type/XObject/Subtype/Form/BBox[0 0 60 20]', '/Pattern cs /T scn 0 0 60 20 re f'],
			87: ['/Type/XObject/Subtype/Form/BBox[0 0 100 20]/Resources<</Font<</F 3 0 R>>>>', 'BT /F 12 Tf 2 5 Td (Ada) Tj ET'],
			88: ['/Type/XObject/Subtype/Form/BBox[0 0 100 100]', '1 1 0 rg 0 0 100 20 re f'],
			89: ['/Type/XObject/Subtype/Form/BBox[0 0 100 100]', '1 0 1 RG 8 w 0 0 m 100 100 l S'],
			90: '<</Type/StructTreeRoot/K 91 0 R/ParentTree<</Nums[0[92 0 R]1 93 0 R]>>>>',
			91: '<</Type/StructElem/S/Document/P 90 0 R/K[92 0 R 93 0 R]>>',
			92: '<</Type/StructElem/S/Figure/P 91 0 R/Pg 11 0 R/Alt(Page)/K 0/A<</O/Layout/BBox[40 95 115 122]>>>>',
			93: '<</Type/StructElem/S/Link/P 91 0 R/Pg 11 0 R/K<</Type/OBJR/Obj 70 0 R>>>>',
		},
	});
}
