import './saveGlobalSecret.ts';
import './wrapped/unwrapSecret.ts';
import './wrapped/wrapSecret.ts';
import './deleteGlobalSecret.ts';
import './GlobalSecret.ts';
