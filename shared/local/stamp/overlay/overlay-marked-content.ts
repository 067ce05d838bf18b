/**
 * Marked-content identifiers belong to the structure of the overlay, which is left behind; on another page readers would take
 * them for that page's own (ISO 32000-2, 14.7.5.2). So `/P <<… /MCID 3 …>> BDC` becomes `/P BMC`.
 */
import type { PdfDocument } from '../../../pdf/document';
import type { Dict } from '../../../pdf/syntax/values';
import { ContentOperations } from '../../../model/content/content-operations';

/** The content without them; the very same bytes where it has none. `properties` are the named ones of the resources. */
export function withoutMarkedContentIds(document: PdfDocument, content: Uint8Array, properties: Dict | undefined): Uint8Array {
	const operations = new ContentOperations(content);
	const pieces: Uint8Array[] = [];
	let kept = 0;
	while (operations.next()) {
		const { operator, operands } = operations;
		const replacement = operator === 'BDC' ? ' BMC' : operator === 'DP' ? ' MP' : undefined;
		if (replacement === undefined || operands.length !== 2) continue;
		const list = operations.text(1);
		const hasId = list.startsWith('/') ? document.dict(properties?.get(list.slice(1)))?.has('MCID') : /\/MCID\b/.test(list);
		if (!hasId) continue;
		pieces.push(content.subarray(kept, operands[0]!.end), Buffer.from(replacement, 'latin1'));
		kept = operations.end;
	}
	if (kept === 0) return content;
	return Buffer.concat([...pieces, content.subarray(kept)]);
}
