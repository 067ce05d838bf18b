/** Images that a text holds itself, as addresses that begin with `data:` (RFC 2397). */
import { invalidParameters, OctavoError, type Issue } from '../../contract/errors';
import { readImage, type Image } from '../../model/image/image';
import type { Job } from '../../pdf/job';

const MOST = 100;
const MOST_BYTES = 50_000_000;
const BASE64 = /^data:([^,;]*)(?:;[^,;]*)*;base64,([A-Za-z0-9+/\s%=_-]*)$/i;

interface HeldData {
	readonly type: string;
	readonly bytes: Uint8Array;
}

/** The type and the data of an address; undefined if it is not base64. */
export function bytesOfData(address: string): HeldData | undefined {
	const [, type = '', text] = BASE64.exec(address) ?? [];
	if (text === undefined) return undefined;
	return {
		type,
		bytes: Buffer.from(text.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '='), 'base64'),
	};
}

/**
 * The images by target. Others than `data:` are left out.
 *
 * @throws OctavoError `invalid_parameters` for all that are not base64 or not images, by their numbers; or if they are too many
 * @param isOptional whether one that cannot be read is left out instead
 */
export async function readDataImages(
	targets: Iterable<string>,
	job: Job,
	isOptional: (target: string) => boolean = () => false,
): Promise<Map<string, Image>> {
	const found = new Map<string, Image>();
	const issues: Issue[] = [];
	let [count, size] = [0, 0];
	for (const target of targets) {
		if (!/^data:/i.test(target)) continue;
		count++;
		const data = bytesOfData(target);
		size += data?.bytes.length ?? 0;
		if (count > MOST || size > MOST_BYTES)
			throw invalidParameters([
				{ field: 'file', message: `has more than ${MOST} images or ${MOST_BYTES / 1e6} MB of them in data: addresses` },
			]);
		const told = isOptional(target) ? [] : issues;
		if (data) await addImage(found, target, data, count, told, job);
		else
			told.push({
				field: 'file',
				message: `has a data: address that is not base64, number ${count}; write data:image/png;base64, and the image`,
			});
	}
	if (issues.length > 0) throw invalidParameters(issues);
	return found;
}

async function addImage(
	found: Map<string, Image>,
	target: string,
	{ type, bytes }: HeldData,
	number: number,
	issues: Issue[],
	job: Job,
): Promise<void> {
	try {
		found.set(target, await readImage({ name: `image.${type.split('/')[1] ?? 'bin'}`, bytes }, 'file', job, 'png-jpeg-gif'));
	} catch (thrown) {
		if (!(thrown instanceof OctavoError) || thrown.code !== 'invalid_parameters') throw thrown;
		for (const { message } of thrown.issues)
			issues.push({ field: 'file', message: `has an image in a data: address, number ${number}, that ${message}` });
	}
}
