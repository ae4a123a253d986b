import './markNotificationsRead.ts';
import './Notification.ts';
import './NotificationPreference.ts';
import './notificationsChanged.ts';
import './setNotificationPreference.ts';
import './unsubscribe.ts';
