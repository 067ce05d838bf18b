/** Documents written by hand, for what no library writes. */

/** The file of `objects` by number, in PDF syntax; a stream is its dictionary's entries and its data. Object 1 is the catalog. */
export function rawPdf(objects: Readonly<Record<number, string | readonly [entries: string, data: string]>>): Uint8Array {
	let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
	const rows: string[] = [];
	const size = Math.max(...Object.keys(objects).map(Number)) + 1;
	for (let number = 1; number < size; number++) {
		const object = objects[number];
		if (object === undefined) {
			rows.push('0000000000 65535 f \n');
			continue;
		}
		rows.push(`${String(file.length).padStart(10, '0')} 00000 n \n`);
		const body =
			typeof object === 'string' ? object : `<<${object[0]}/Length ${object[1].length}>>\nstream\n${object[1]}\nendstream`;
		file += `${number} 0 obj\n${body}\nendobj\n`;
	}
	const start = file.length;
	file += `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
	return Buffer.from(file, 'latin1');
}

/**
 * A document of pages that say "Page N", with room for features: page N is object 10 + N, its content 40 + N, the page tree
 * is object 2 and the font 3. `catalog` and `pages` are further entries; `objects` are further objects, 60 and up by custom.
 */
export function rawPages(
	count: number,
	{
		catalog = '',
		pages = {},
		objects = {},
	}: {
		catalog?: string;
		/** By page number. */
		pages?: Readonly<Record<number, string>>;
		objects?: Readonly<Record<number, string | readonly [string, string]>>;
	},
): Uint8Array {
	const numbers = Array.from({ length: count }, (_, index) => index + 1);
	const file: Record<number, string | readonly [string, string]> = {
		1: `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
		2: `<</Type/Pages/Count ${count}/MediaBox[0 0 300 200]/Resources<</Font<</F 3 0 R>>>>/Kids[${numbers.map((page) => `${10 + page} 0 R`).join(' ')}]>>`,
		3: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
	};
	for (const page of numbers) {
		file[10 + page] = `<</Type/Page/Parent 2 0 R/Contents ${40 + page} 0 R${pages[page] ?? ''}>>`;
		file[40 + page] = ['', `BT /F 24 Tf 40 100 Td (Page ${page}) Tj ET`];
	}
	return rawPdf({ ...file, ...objects });
}
