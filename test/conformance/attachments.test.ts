import { conforms } from './conforms';

conforms('attachment');
