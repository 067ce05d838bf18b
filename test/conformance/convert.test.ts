import { conforms } from './conforms';

conforms('convert');
