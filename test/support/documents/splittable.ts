/** Documents to split, written by hand: everything of page N says "page N", so that it is found if it is in a wrong part. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Random } from '../random';
import { rawPdf } from './raw';
import { run } from '../judges/tools';

type Objects = Record<number, string | readonly [entries: string, data: string]>;

/** Incompressible bytes, the same each time. */
export function noise(length: number, seed: number): string {
	const random = new Random(seed);
	let text = '';
	while (text.length < length) text += random.below(2 ** 31).toString(36);
	return text.slice(0, length);
}

export interface Features {
	/** Bytes of content of page N. */
	readonly weight?: (page: number) => number;
	/** Further resources of page N, and the objects they name. */
	readonly resources?: (page: number) => string;
	readonly objects?: Objects;
	readonly catalog?: string;
	/** Fields on each page. */
	readonly fields?: number;
	/** An outline, named destinations, links, labels, and a logical structure. */
	readonly rich?: boolean;
}

/** Page N is object 1000 + N, its content 2000 + N. Objects 4 to 99 are for `objects`. */
export function splittable(pages: number, features: Features = {}): Uint8Array {
	const { weight = () => 0, resources = () => '', fields = 0, rich = false } = features;
	const numbers = Array.from({ length: pages }, (_, index) => index + 1);
	const refs = (first: number) => numbers.map((page) => `${first + page} 0 R`).join(' ');
	const file: Objects = {
		2: `<</Type/Pages/Count ${pages}/MediaBox[0 0 300 200]/Kids[${refs(1000)}]>>`,
		3: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
		...features.objects,
	};
	let catalog = features.catalog ?? '';
	for (const page of numbers) {
		const annotations = Array.from({ length: fields }, (_, index) => 10_000 + page * 100 + index);
		for (const [index, number] of annotations.entries())
			file[number] =
				`<</Type/Annot/Subtype/Widget/FT/Tx/T(field ${index} of page ${page}.)/V(Value of page ${page}.)/Rect[0 ${index} 9 9]/P ${1000 + page} 0 R>>`;
		if (rich) {
			annotations.push(3000 + page);
			file[3000 + page] = `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest(to page ${(page % pages) + 1}.)>>`;
			file[4000 + page] =
				`<</Title(Heading of page ${page}.)/Parent 4000 0 R/Dest[${1000 + page} 0 R/Fit]${page > 1 ? `/Prev ${3999 + page} 0 R` : ''}${page < pages ? `/Next ${4001 + page} 0 R` : ''}>>`;
			file[5000 + page] = `<</Type/StructElem/S/P/P 5000 0 R/Pg ${1000 + page} 0 R/K 0/ActualText(Text of page ${page}.)>>`;
		}
		const entries = `${annotations.length > 0 ? `/Annots[${annotations.map((number) => `${number} 0 R`).join(' ')}]` : ''}${rich ? `/StructParents ${page - 1}` : ''}`;
		file[1000 + page] =
			`<</Type/Page/Parent 2 0 R/Contents ${2000 + page} 0 R/Resources<</Font<</F 3 0 R>>${resources(page)}>>${entries}>>`;
		const drawn = [...resources(page).matchAll(/\/(\w+) \d+ 0 R/g)].map(([, name]) => `/${name} Do`).join(' ');
		file[2000 + page] = [
			'',
			`/P <</MCID 0>> BDC BT /F 24 Tf 40 100 Td (Page ${page}) Tj ET EMC ${drawn} % of page ${page}.\n% ${noise(weight(page), page)}`,
		];
	}
	if (fields > 0) {
		const all = numbers.flatMap((page) => Array.from({ length: fields }, (_, index) => `${10_000 + page * 100 + index} 0 R`));
		catalog += `/AcroForm<</Fields[${all.join(' ')}]/DA(/F 9 Tf)/DR<</Font<</F 3 0 R>>>>>>`;
	}
	if (rich) {
		const sorted = [...numbers].sort((a, b) => (`to page ${a}.` < `to page ${b}.` ? -1 : 1));
		const destinations = sorted.map((page) => `(to page ${page}.)[${1000 + page} 0 R/Fit]`).join('');
		file[4000] = `<</First 4001 0 R/Last ${4000 + pages} 0 R/Count ${pages}>>`;
		file[5000] = `<</Type/StructElem/S/Document/P 5998 0 R/K[${refs(5000)}]>>`;
		file[5998] = '<</Type/StructTreeRoot/K 5000 0 R/ParentTree 5999 0 R>>';
		file[5999] = `<</Nums[${numbers.map((page) => `${page - 1}[${5000 + page} 0 R]`).join('')}]>>`;
		catalog += `/Names<</Dests<</Names[${destinations}]>>>>/Outlines 4000 0 R/StructTreeRoot 5998 0 R/MarkInfo<</Marked true>>/PageLabels<</Nums[0<</S/D/St 101>>]>>`;
	}
	return rawPdf({ 1: `<</Type/Catalog/Pages 2 0 R${catalog}>>`, ...file });
}

/** The same in object streams, by qpdf. */
export function packed(bytes: Uint8Array): Uint8Array {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	try {
		const [from, to] = [path.join(folder, 'from.pdf'), path.join(folder, 'to.pdf')];
		writeFileSync(from, bytes);
		const { code, stderr } = run('qpdf', ['--object-streams=generate', from, to]);
		if (code !== 0) throw new Error(`qpdf could not pack: ${stderr}`);
		return readFileSync(to);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
