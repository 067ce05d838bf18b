/** Files of certificates that users trust. */
import { invalidParameters } from '../../contract/errors';
import type { Document } from '../../contract/backend';
import { readCertificate, type Certificate } from './certificate';
import type { Pace } from '../../pace/pace';
import { isPem, MOST_BLOCKS, readPem } from './pem';

/** Of a byte that may be a value of ASN.1, see `Pace`. */
const COST = 50;

/** The certificates of a file, PEM or DER. @throws OctavoError on `field` */
export async function readCertificates({ bytes }: Document, field: string, pace: Pace): Promise<Certificate[]> {
	const blocks = isPem(bytes) ? readPem(bytes).filter(({ label }) => label === 'CERTIFICATE') : [{ bytes }];
	if (blocks.length > MOST_BLOCKS)
		throw invalidParameters([{ field, message: `has more than ${MOST_BLOCKS} certificates; at most that many are allowed` }]);
	const found: (Certificate | undefined)[] = [];
	for (const block of blocks) {
		found.push(readCertificate(block.bytes));
		const due = pace.step(block.bytes.length * COST);
		if (due) await due;
	}
	const unreadable = found.findIndex((one) => one === undefined);
	if (found.length === 0 || unreadable >= 0) {
		const which = found.length > 1 ? `: certificate ${unreadable + 1} of ${found.length} cannot be read` : '';
		throw invalidParameters([{ field, message: `has no certificate that can be read${which}: give PEM or DER` }]);
	}
	return found.filter((one) => one !== undefined);
}
