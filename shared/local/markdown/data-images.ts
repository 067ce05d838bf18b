/** Images that a text holds itself, as addresses that begin with `data:` (RFC 2397). */
import type { Document } from '../../contract/backend';
import { invalidParameters, type Issue } from '../../contract/errors';

const MOST = 100;
const MOST_BYTES = 50_000_000;
const BASE64 = /^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;

/** The type and the data of an address; undefined if it is not base64. */
export function bytesOfData(address: string): { readonly type: string; readonly bytes: Uint8Array } | undefined {
	const [, type = '', text] = BASE64.exec(address) ?? [];
	if (text === undefined) return undefined;
	return {
		type,
		bytes: Buffer.from(text.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '='), 'base64'),
	};
}

/** @throws OctavoError `invalid_parameters` if they are not base64, or too many */
export function dataImages(targets: Iterable<string>): Map<string, Document> {
	const found = new Map<string, Document>();
	const issues: Issue[] = [];
	let size = 0;
	for (const target of targets) {
		if (!/^data:/i.test(target)) continue;
		const data = bytesOfData(target);
		if (!data) {
			issues.push({
				field: 'file',
				message: 'has a data: address that is not base64; write data:image/png;base64, and the image',
			});
			break;
		}
		const { type, bytes } = data;
		size += bytes.length;
		found.set(target, { name: `image.${type.split('/')[1] ?? 'bin'}`, bytes });
		if (found.size > MOST || size > MOST_BYTES) {
			issues.push({
				field: 'file',
				message: `has more than ${MOST} images or ${MOST_BYTES / 1e6} MB of them in data: addresses`,
			});
			break;
		}
	}
	if (issues.length > 0) throw invalidParameters(issues);
	return found;
}
