/** Pages as Ghostscript draws them. */
import { portablePixmaps, type Picture } from '../readers/pictures';
import { onFile, run } from './tools';

/** @throws Error with what it complains of */
export function picturesByGhostscript(bytes: Uint8Array, dpi = 72): Picture[] {
	const args = ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=ppmraw', `-r${dpi}`, '-sOutputFile=-'];
	const { code, stdout, stderr } = onFile(bytes, (file) => run('gs', [...args, file]));
	if (code !== 0 || stderr.length > 0) throw new Error(`gs: ${stderr}`);
	return portablePixmaps(stdout);
}
