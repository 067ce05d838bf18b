/** Forms to measure with: pages of text fields, each with the appearance of its value. */
import { rawPdf } from '../../test/support/documents/raw';

/** Fields `field1`, `field2`, … in rows of two; `filled` gives them values and appearances. */
export function formOf(pages: number, fields: number, filled: boolean): Uint8Array {
	const objects: Record<number, string | readonly [string, string]> = {};
	let next = 6;
	const kids: number[] = [];
	const names: number[] = [];
	objects[5] = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
	for (let page = 1; page <= pages; page++) {
		const [own, contents] = [next++, next++];
		kids.push(own);
		const widgets: number[] = [];
		for (let field = 0; field < fields; field++) {
			const number = next++;
			widgets.push(number);
			const [x, y] = [40 + (field % 2) * 270, 760 - Math.floor(field / 2) * Math.min(40, 1400 / fields)];
			let entries = '';
			if (filled) {
				const appearance = next++;
				objects[appearance] = [
					'/Type/XObject/Subtype/Form/BBox[0 0 250 14]/Resources<</Font<</Helv 5 0 R>>>>',
					`/Tx BMC q 1 1 248 12 re W n BT 0 g /Helv 9 Tf 2 4 Td (Value ${names.length + field + 1}) Tj ET Q EMC`,
				];
				entries = `/V(Value ${names.length + field + 1})/AP<</N ${appearance} 0 R>>`;
			}
			objects[number] =
				`<</Type/Annot/Subtype/Widget/FT/Tx/F 4/T(field${names.length + field + 1})/P ${own} 0 R/Rect[${x} ${y} ${x + 250} ${y + 14}]/MK<</BC[0.5]>>${entries}>>`;
		}
		names.push(...widgets);
		const annotations = widgets.map((number) => `${number} 0 R`).join(' ');
		objects[own] = `<</Type/Page/Parent 2 0 R/Contents ${contents} 0 R/Annots[${annotations}]>>`;
		objects[contents] = ['', `BT /Helv 14 Tf 40 800 Td (Page ${page}) Tj ET`];
	}
	objects[1] = '<</Type/Catalog/Pages 2 0 R/AcroForm 3 0 R>>';
	objects[2] = `<</Type/Pages/Count ${pages}/MediaBox[0 0 595 842]/Resources<</Font<</Helv 5 0 R>>>>/Kids[${kids.map((number) => `${number} 0 R`).join(' ')}]>>`;
	objects[3] = `<</Fields[${names.map((number) => `${number} 0 R`).join(' ')}]/DA(/Helv 9 Tf 0 g)/DR<</Font<</Helv 5 0 R>>>>>>`;
	return rawPdf(objects);
}

/** A value for each field. */
export const valuesFor = (count: number): Record<string, string> =>
	Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index + 1}`, `New value ${index + 1}`]));
