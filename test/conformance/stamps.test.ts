import { conforms } from './conforms';

conforms('watermark');
