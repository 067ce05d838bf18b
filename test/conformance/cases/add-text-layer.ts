import type { Case } from '../case';

const json = (value: unknown) => ({ name: 'words.json', bytes: Buffer.from(JSON.stringify(value)) });
const text = (name: string, content: string) => ({ name, bytes: Buffer.from(content) });
const SCAN = 'a page of text and two of a scan';
const word = { text: 'Ledger', x: 10, y: 10, width: 40, height: 10, confidence: 90 };
const page = (number: number, words: readonly object[]) => ({ page: number, width: 300, height: 200, words });

const HOCR = `<html><body><div class='ocr_page' title='bbox 0 0 300 200; ppageno 1'><span class='ocr_line' title='bbox 0 0 9 9'>
<span class='ocrx_word' title='bbox 10 10 50 20; x_wconf 90'>Ledger</span></span></div></body></html>`;
const ALTO = `<?xml version="1.0"?><alto xmlns="http://www.loc.gov/standards/alto/ns-v3#"><Layout>
<Page PHYSICAL_IMG_NR="2" WIDTH="300" HEIGHT="200"><PrintSpace><TextBlock><TextLine>
<String CONTENT="Ledger" HPOS="10" VPOS="10" WIDTH="40" HEIGHT="10" WC="0.9"/></TextLine></TextBlock></PrintSpace></Page></Layout></alto>`;

/** The page of text keeps its text, whatever the recognizer says of it. */
const LAYERED = ['1 Page', 'Ledger', 'Copy'];

export const add_text_layer: readonly Case[] = [
	{
		title: 'words as JSON',
		documents: [SCAN],
		parameters: { text_layer: json({ pages: [page(1, [word]), page(2, [word])] }) },
		gives: { texts: LAYERED },
	},
	{ title: 'hOCR', documents: [SCAN], parameters: { text_layer: text('words.hocr', HOCR) }, gives: { texts: LAYERED } },
	{ title: 'ALTO', documents: [SCAN], parameters: { text_layer: text('words.xml', ALTO) }, gives: { texts: LAYERED } },
	{
		title: 'words for pages that have text',
		documents: ['3 pages'],
		parameters: { text_layer: json({ pages: [page(2, [word])] }) },
		gives: { unchanged: true },
	},
	{
		title: 'words in place of hidden text',
		documents: [SCAN],
		parameters: { text_layer: json({ pages: [page(1, [word]), page(2, [word])] }), existing_text: 'replace' },
		gives: { texts: LAYERED },
	},
	{ title: 'no layer', documents: ['3 pages'], parameters: {}, refuses: { text_layer: /required/ } },
	{
		title: 'another file',
		documents: ['3 pages'],
		parameters: { text_layer: text('words.txt', 'Ledger') },
		refuses: { text_layer: /not the result of a recognizer/ },
	},
	{
		title: 'a page that is not there',
		documents: ['3 pages'],
		parameters: { text_layer: json({ pages: [page(4, [word])] }) },
		refuses: { text_layer: /names page 4, and the document has 3 pages/ },
	},
	{
		title: 'a page that is there twice',
		documents: ['3 pages'],
		parameters: { text_layer: json({ pages: [page(1, [word]), page(1, [word])] }) },
		refuses: { text_layer: /page 1 more than once/ },
	},
	{
		title: 'boxes of another image',
		documents: ['3 pages'],
		parameters: { text_layer: json({ pages: [page(1, [{ ...word, x: 900 }])] }) },
		refuses: { text_layer: /words outside of page 1/ },
	},
	{
		title: 'a word without a size',
		documents: ['3 pages'],
		parameters: { text_layer: json({ pages: [page(1, [word, { ...word, width: 0 }])] }) },
		refuses: { text_layer: /^pages\[1\]\.words\[2\]\.width and \.height must be greater than 0/ },
	},
];
