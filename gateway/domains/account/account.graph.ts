import './Account.ts';
import './AccountUsage.ts';
import './Permission.ts';
import './removeAvatar.ts';
import './updateAccount.ts';
import './updateAvatar.ts';
import './updateUser.ts';
import './User.ts';
