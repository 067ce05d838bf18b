/** The file identifiers of the trailer (ISO 32000-2, 14.4; docs/semantics.md, §14). */
import { asBuffer } from '../syntax/characters';
import type { PdfDocument } from '../document';
import type { Security } from '../security';
import { Str } from '../syntax/values';

/**
 * ID[0] never changes, ID[1] depends on the content. In hexadecimal form, so that the length of a file does not depend on them.
 */
export function identifiers(document: PdfDocument, security: Security | undefined, content: Uint8Array): string {
	const known = document.resolve(document.array(document.trailer.get('ID'))?.[0]);
	const first = security?.identifier ?? (known instanceof Str ? known.bytes : content);
	const hex = (bytes: Uint8Array) => `<${asBuffer(bytes).toString('hex')}>`;
	return `/ID[${hex(first)}${hex(content)}]`;
}
