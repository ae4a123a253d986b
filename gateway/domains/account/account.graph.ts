import './Account.ts';
import './AccountUsage.ts';
import './Permission.ts';
import './updateAccount.ts';
import './updateUser.ts';
import './User.ts';
