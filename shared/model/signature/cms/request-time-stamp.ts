/** Asks a server for a time stamp (RFC 3161), and checks its answer before it is used (docs/semantics.md, D90). */
import { createHash, randomBytes } from 'node:crypto';
import { OctavoError } from '../../../contract/errors';
import type { Network } from '../../../contract/lent';
import { hashIdentifier } from '../../certificate/algorithms';
import { BOOLEAN, INTEGER, SEQUENCE, numberOf, parseAsn } from '../../certificate/asn1';
import { encode, identifier, integer, nothing, octets, sequence } from '../../certificate/asn1-writer';
import { sameBytes } from '../../certificate/certificate';
import { checkTimeStamp } from './time-stamp';

const TIMEOUT = 30_000;
/** The status values that grant a time stamp, perhaps with changes (2.4.2). */
const MOST_GRANTED = 1;

/** The token over `signature`. @throws OctavoError `network` */
export async function requestTimeStamp(signature: Uint8Array, address: string, network: Network): Promise<Uint8Array> {
	const { hostname } = new URL(address);
	const fail = (problem: string): OctavoError =>
		new OctavoError('network', `The time stamp server ${hostname} ${problem}: nothing was signed`, {
			fields: ['timestamp_server'],
			advice: 'Try again later, or use another time stamp server',
		});
	const nonce = randomBytes(8);
	nonce[0] = (nonce[0]! & 0x7f) | 0x40;
	const imprint = sequence(
		sequence(identifier(hashIdentifier('sha256')), nothing()),
		octets(createHash('sha256').update(signature).digest()),
	);
	const query = sequence(integer(1), imprint, integer(nonce), encode(BOOLEAN, Uint8Array.of(0xff)));
	const contentType = 'application/timestamp-query';
	const answer = await network({ address, contentType, body: query, timeout: TIMEOUT }).catch((thrown: unknown) => {
		if (thrown instanceof OctavoError) throw thrown;
		throw fail(`could not be reached, or did not answer within ${TIMEOUT / 1000} seconds`);
	});
	if (answer.status !== 200) throw fail(`answered ${answer.status}`);
	const token = tokenOf(answer.body);
	if (!token) throw fail('refused the request');
	const checked = checkTimeStamp(token, signature);
	const { nonce: same } = checked?.info ?? {};
	if (!same || !sameBytes(same, nonce)) throw fail('gave a time stamp that is wrong');
	return token;
}

/** The token of an answer that grants one. */
function tokenOf(answer: Uint8Array): Uint8Array | undefined {
	try {
		const items = parseAsn(answer).expect(SEQUENCE).items();
		const status = numberOf(items.take(SEQUENCE).items().take(INTEGER));
		return status <= MOST_GRANTED ? items.take(SEQUENCE).whole : undefined;
	} catch {
		return undefined;
	}
}
