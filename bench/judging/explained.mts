/** Complaints of judges about public documents that a person looked at, and that are not faults of results. */

interface Explained {
	readonly judge: 'corpus' | 'geometry' | 'reading' | 'comparing';
	readonly file: string;
	/** Beginnings of the names of its cases, which are pages for reading. */
	readonly cases: readonly string[];
	/** The complaint, or for reading the text of ours, which the page shows. */
	readonly says: RegExp;
	readonly why: string;
}

const SHOWN = 'the page shows what we read, and other programs do not read';
const ANY = [''];
const SAMPLED = 'readers sample an image in another way when it has another size';

const list: readonly Explained[] = [
	{
		judge: 'corpus',
		file: '493dc9da.pdf',
		cases: ANY,
		// Page 28, which reorder, remove, reverse and a split move.
		says: /^page (?:28|29|27|13|3) has not all of its text$/,
		why: 'its page tree names a page twice, which poppler overlooks by the hints of linearization',
	},
	...['5eac8d92.pdf', '49de8d5b.pdf', '7a47cd78.pdf'].map((file) => ({
		judge: 'corpus' as const,
		file,
		cases: ['crop', 'resize'],
		says: /differently/,
		why: SAMPLED,
	})),
	{
		judge: 'corpus',
		file: '89ba2a0a.pdf',
		cases: ['crop'],
		says: /differently/,
		why: 'its page has four points, and such a cut moves it as a whole',
	},
	{
		judge: 'corpus',
		file: '37d44c50.pdf',
		cases: ['resize'],
		says: /^page 1 has not all of its text$/,
		why: 'it has text outside of a crop box of 15 points',
	},
	// One form in many versions, which asks viewers to draw its fields.
	...[
		...['34f0303c.pdf', '45624e97.pdf', '6e347d71.pdf', '74e2ffae.pdf', '79e766ca.pdf', '7a0ca54d.pdf', 'b22771c7.pdf'],
		...['bf07d74d.pdf', 'e6793a48.pdf', 'f35092d8.pdf', 'fd95bcec.pdf'],
	].map((file) => ({
		judge: 'corpus' as const,
		file,
		cases: ['flatten', 'fill', 'sign'],
		says: /^page [13] has not all of its text$/,
		why: 'poppler draws the dot of a chosen button as a letter, and the result has the dot of the file',
	})),
	{
		judge: 'corpus',
		file: '7a0ca54d.pdf',
		cases: ['reorder'],
		says: /^page 1 has not all of its text$/,
		why: 'poppler draws the buttons of a repeated page in another way than mutool, and their values are right',
	},
	{
		judge: 'corpus',
		file: 'dc417f61.pdf',
		cases: ['crop'],
		says: /^says 1 pages, qpdf sees 3$/,
		why: 'its page tree has a loop, which readers follow in their own ways',
	},
	...['878316a4.pdf', 'efffa550.pdf'].map((file) => ({
		judge: 'geometry' as const,
		file,
		cases: ['resize'],
		says: /^annotations that the source does not have: Widget/,
		why: 'its field has no size, and stays at the corner of the page',
	})),
	...['a677d443.pdf', 'e7645a2c.pdf'].map((file) => ({
		judge: 'geometry' as const,
		file,
		cases: ['2 on', '4 on', 'booklet'],
		says: /^fonts that are missing: (Helvetica|Courier)$/,
		why: 'only a field that is hidden or empty has this font',
	})),
	...['8089e3b8.pdf', 'e167fbf5.pdf', 'ec77a6d8.pdf'].map((file) => ({
		judge: 'geometry' as const,
		file,
		cases: ANY,
		says: /^elements differ: line \d+: " ?" instead of " ?"$/,
		why: 'poppler reads a space more or less, at other places of the page',
	})),
	{
		judge: 'geometry',
		file: '70a2150f.pdf',
		cases: ['2 on', '4 on', 'booklet'],
		says: /^words elsewhere: page 1: [56] of 66/,
		why: 'pdftotext puts letters that are apart together in another way when they are smaller',
	},
	{
		judge: 'geometry',
		file: '4d96bc6e.pdf',
		cases: ANY,
		says: /^looks different: [^;]* page 1, \d+ %[^;]*; [^;]* page 1/,
		why: 'two readers draw its thin lines in another way when they are smaller or larger',
	},
	{
		judge: 'geometry',
		file: 'e449c0c1.pdf',
		cases: ['resize'],
		says: /^looks different: poppler page 1, \d+ %[^;]*; pdf.js page 1/,
		why: 'its fonts are not embedded, and each reader takes others for them',
	},
	{
		judge: 'geometry',
		file: '582d823e.pdf',
		cases: ['crop'],
		says: /^looks different: poppler page 1, \d %[^;]*; pdfium page 1/,
		why: 'edges of its squares are half a pixel elsewhere',
	},
	{
		judge: 'comparing',
		file: 'fa34a94a.pdf',
		cases: ['Ghostscript'],
		says: /^1 \(lt\): , ,  pixels differ$/,
		why: 'Ghostscript gave its page another size',
	},
	...['2b8290d5.pdf', '77750ba9.pdf'].map((file) => ({
		judge: 'reading' as const,
		file,
		cases: ['page 1'],
		says: /indonesia🇮🇩germany🇩🇪austria🇦🇹/i,
		why: SHOWN,
	})),
	{ judge: 'reading', file: '3058bead.pdf', cases: ['page 1'], says: /^openmagazin$/i, why: SHOWN },
	{ judge: 'reading', file: 'cc2262ae.pdf', cases: ['page 1'], says: /^a$/i, why: SHOWN },
];

/** Why a complaint of a judge about a case of a file is not a fault; undefined if it was not looked at. */
export const explanationOf = (judge: Explained['judge'], file: string, name: string, complaint: string): string | undefined =>
	list.find(
		(one) =>
			one.judge === judge &&
			one.file === file &&
			one.says.test(complaint) &&
			one.cases.some((beginning) => name.startsWith(beginning)),
	)?.why;
