import { baseAddress, checkAddress, isRegionCode, regionCodes, regions } from '../../shared/remote';

const configuration = expect.objectContaining({ name: 'OctavoError', code: 'configuration' }) as Error;

test('lists the ten regions of the contract, two of them with a published address', () => {
	expect(regionCodes).toEqual(['global', 'us', 'hipaa', 'eu', 'uk', 'ca', 'au', 'jp', 'in', 'br']);
	expect([regions.global.address, regions.eu.address]).toEqual(['https://api.pdfblocks.com', 'https://eu.api.pdfblocks.com']);
	expect(regionCodes.filter((code) => 'address' in regions[code])).toEqual(['global', 'eu']);
	expect(isRegionCode('toString')).toBe(false);
});

test('asks for an address if the region has none, and uses the given one', () => {
	expect(() => baseAddress('jp')).toThrow(configuration);
	expect(() => baseAddress('jp', '  ')).toThrow(/Japan/);
	expect(baseAddress('jp', ' https://pdf.example.jp/base/ ')).toBe('https://pdf.example.jp/base');
	expect(baseAddress('eu', '')).toBe('https://eu.api.pdfblocks.com');
});

test('a published region leads to its own host only', () => {
	const own = 'https://eu.api.pdfblocks.com';
	for (const given of [own, `${own}/`, 'https://EU.api.pdfblocks.com:443']) expect(baseAddress('eu', given)).toBe(own);
	expect(baseAddress('eu', 'https://eu.api.pdfblocks.com./v')).toBe('https://eu.api.pdfblocks.com./v');
	for (const given of [
		'https://api.pdfblocks.com',
		'https://eu.api.pdfblocks.com.example.com',
		'https://eu.api.pdfblocks.com:8443',
		'http://127.0.0.1:8080',
	]) {
		expect(() => baseAddress('eu', given)).toThrow(configuration);
		expect(() => baseAddress('eu', given)).toThrow('The region European Union has its own address');
	}
});

test.each([
	'https://x.example',
	'http://127.0.0.1:8080',
	'http://127.9.9.9',
	'http://[::1]:1',
	'http://localhost:3000',
	'http://LOCALHOST',
])('accepts %s', (address) => {
	expect(checkAddress(address)).toBe(address.toLowerCase());
});

test.each([
	'http://pdf.example.com',
	'http://127.0.0.1.example.com',
	'http://localhost.example.com',
	'http://10.0.0.1',
	'http://0.0.0.0',
	'ftp://localhost',
	'file:///etc/passwd',
	'pdf.example.com',
	'https://user:secret-word@pdf.example.com',
	'https://pdf.example.com/?key=secret-word',
	'https://pdf.example.com/#secret-word',
	'',
])('refuses %s without repeating it in the message', (address) => {
	expect(() => checkAddress(address)).toThrow(configuration);
	expect(() => checkAddress(address)).not.toThrow(/secret-word/);
});
