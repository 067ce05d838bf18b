import { verifySigner } from '../../../shared/model/signature/cms/verify-signer';
import type { SignedData } from '../../../shared/model/signature/cms/signed-data';

test('a key that is too large, or of a kind that is not supported, verifies nothing', () => {
	const certificate = { keyInfo: new Uint8Array(5000) };
	const scheme = { kind: 'rsa', hash: 'sha256' };
	const signer = { certificate, hash: 'sha256', scheme, signature: new Uint8Array(8), attributes: {} };
	const plain = jest.fn();
	const found = verifySigner({ contentType: 'data', signer } as unknown as SignedData, undefined, plain);
	expect(found).toEqual({ isIntact: null, isVerified: null, problems: ['algorithm_unknown'] });
	expect(plain).not.toHaveBeenCalled();
});
