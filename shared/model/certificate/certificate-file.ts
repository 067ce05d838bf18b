/** Files of certificates that users trust. */
import { invalidParameters } from '../../contract/errors';
import type { Document } from '../../contract/backend';
import { readCertificate, type Certificate } from './certificate';
import { isPem, readPem } from './pem';

/** The certificates of a file, PEM or DER. @throws OctavoError on `field` */
export function readCertificates({ bytes }: Document, field: string): Certificate[] {
	const blocks = isPem(bytes) ? readPem(bytes).filter(({ label }) => label === 'CERTIFICATE') : [{ bytes }];
	const found = blocks.map((block) => readCertificate(block.bytes));
	const unreadable = found.findIndex((one) => one === undefined);
	if (found.length === 0 || unreadable >= 0) {
		const which = found.length > 1 ? `: certificate ${unreadable + 1} of ${found.length} cannot be read` : '';
		throw invalidParameters([{ field, message: `has no certificate that can be read${which}: give PEM or DER` }]);
	}
	return found.filter((one) => one !== undefined);
}
