/**
 * Marked-content identifiers belong to the structure of the overlay, which is left behind; on another page readers would take
 * them for that page's own (ISO 32000-2, 14.7.5.2). So `/P <<… /MCID 3 …>> BDC` becomes `/P BMC`.
 */
import type { PdfDocument } from '../../pdf/document';
import type { Dict } from '../../pdf/syntax/values';
import { eachOperator } from './operators';

/** The content without them; the very same bytes where it has none. `properties` are the named ones of the resources. */
export async function withoutMarkedContentIds(
	document: PdfDocument,
	content: Uint8Array,
	properties: Dict | undefined,
): Promise<Uint8Array> {
	const pieces: Uint8Array[] = [];
	let kept = 0;
	await eachOperator(content, document.job.pace, (operators) => {
		const { operator, count } = operators;
		const replacement = operator === 'BDC' ? ' BMC' : operator === 'DP' ? ' MP' : undefined;
		if (replacement === undefined || count !== 2) return;
		const name = operators.name(1);
		const list = name === undefined ? operators.value(1) : properties?.get(name);
		if (!document.dict(list)?.has('MCID')) return;
		pieces.push(content.subarray(kept, operators.endOf(0)), Buffer.from(replacement, 'latin1'));
		kept = operators.end;
	});
	if (kept === 0) return content;
	return Buffer.concat([...pieces, content.subarray(kept)]);
}
